// Runs the commands whose output the documents show, and writes what they print into them.
//   node scripts/readme-output.mjs           refreshes the blocks below `<!-- output: … -->`
//   node scripts/readme-output.mjs --check   changes nothing; exit code 1 if one differs
//   node scripts/readme-output.mjs --field   refreshes those of `npm run field` too, which takes minutes
//   node scripts/readme-output.mjs docs/compare.md   those of the documents that are named
// A block may show parts of the output only; what is left out is marked with […]. Times are not compared.
import { writeFileSync } from 'node:fs';
import { documents, outputsIn, ROOT, readDocument, snippetsIn } from './docs/markdown.mjs';
import { openWorkshop, runLine } from './docs/workshop.mjs';

/** Lines with which a new part of an output begins: a failure, a verdict, a package, a step of `verify`. */
const PART = /^(── |[A-Z ]+ · |\d\. |Verified|Not verified|\S.* \d+\.\d+\.\d+: | {2}✗ \S+ \()/;

const isCheck = process.argv.includes('--check');
const withField = process.argv.includes('--field');

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const stale = (named.length > 0 ? named : documents()).filter((path) => refresh(path));
for (const path of stale) console.log(isCheck ? `${path} shows another output` : `${path} was refreshed`);
if (isCheck && stale.length > 0) {
  console.log('Refresh it with `node scripts/readme-output.mjs`.');
  process.exitCode = 1;
}

/** Whether a document showed something else; it is written anew unless this is a check. */
function refresh(path) {
  const before = readDocument(path);
  const outputs = outputsIn(before).filter(
    ({ command }) => withField || !command.startsWith('npm run field'),
  );
  if (outputs.length === 0) return false;
  const { folder, remove } = openWorkshop(snippetsIn(before));
  try {
    const after = outputs.reduce((text, output) => {
      const fresh = shorten(runLine(output.command, folder).stdout, output.only);
      if (withoutTimes(fresh) === withoutTimes(output.shown)) return text;
      if (isCheck) console.log(`\`${output.command}\` printed:\n\n${fresh}`);
      return text.replace(output.block, () => `${output.head}${fresh}\`\`\``);
    }, before);
    if (after !== before && !isCheck) writeFileSync(`${ROOT}${path}`, after);
    return after !== before;
  } finally {
    remove();
  }
}

/** The parts whose first lines hold one of the words, in their order; all of it without words. */
function shorten(text, only) {
  if (!only) return `${text.trimEnd()}\n`;
  const parts = [[]];
  for (const line of text.trimEnd().split('\n')) {
    if (PART.test(line)) parts.push([]);
    parts.at(-1).push(line);
  }
  const isShown = (part) => only.some((word) => part[0]?.includes(word));
  const shown = parts
    .filter((part) => part.length > 0)
    .flatMap((part, place, all) => {
      if (isShown(part)) return [part.join('\n').trimEnd()];
      return place > 0 && !isShown(all[place - 1]) ? [] : ['[…]'];
    });
  return `${shown.join('\n\n')}\n`;
}

function withoutTimes(text) {
  return text.replace(/\b[\d.,]+ (ms|s|min|h)\b( \d+ s\b)?/g, 'some time');
}
