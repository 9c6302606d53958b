import type { Command } from 'commander';
import type { ImportFlags } from '../commands/import-command.js';

/** Declares `import`, its options and what they mean; the work is loaded when it is asked for. */
export function addImport(program: Command, exit: (code: number) => void): void {
  program
    .command('import')
    .description(
      'make one plain JSON file of recorded conversations, for `--transcript`; every text stays as it is',
    )
    .argument('<files...>', 'recorded conversations, in one of the formats of docs/transcripts.md')
    .option(
      '--format <name>',
      'openai-chat, openai-responses, anthropic, claude-code, swe-agent or plain (default: recognised)',
    )
    .option(
      '--pseudonymise',
      'replace what is private in it, the same everywhere by the same (docs/transcripts.md)',
    )
    .option('--output <file>', 'where it is written (default: standard output)')
    .option('--quiet', 'print nothing about what was read')
    .action(async (files: string[], flags: ImportFlags) =>
      exit(await (await import('../commands/import-command.js')).importCommand(files, flags)),
    );
}
