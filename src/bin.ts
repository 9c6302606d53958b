#!/usr/bin/env node
import { MISUSED } from './cli/exit-codes.js';
import { main } from './cli.js';

// Whoever reads our output may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`error CC_OUTPUT_LOST: Standard output cannot be written: ${error.message}.\n`);
  process.exit(MISUSED);
});
process.stderr.on('error', () => {});

process.exitCode = await main(process.argv.slice(2));
