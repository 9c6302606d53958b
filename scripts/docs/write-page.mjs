import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from './markdown.mjs';

/**
 * Writes a page of docs/ from its parts; with --check it only says whether the page is what its source says.
 *
 * @param source what the page is made from, in words that go with `not what …`
 */
export function writePage(path, source, parts) {
  const page = `${parts.join('\n\n')}\n`;
  const file = `${ROOT}${path}`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, page);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
    console.log(`${path} is not what ${source}; run \`node scripts/${basename(process.argv[1])}\`.`);
    process.exitCode = 1;
  }
}
