// Writes docs/errors.md from the errors in the source; with --check it only says whether the page is up to date.
import { writePage } from './docs/write-page.mjs';
import { readErrors } from './errors-page/read-errors.mjs';

const errors = readErrors();
const codes = [...new Set(errors.map(({ code }) => code))];

/** A text of a message within a paragraph: what Markdown would read otherwise is kept as it is. */
const plain = (text) =>
  text.replace(/[<>*_[\]|]/g, (sign) => (sign === '<' ? '&lt;' : `\\${sign}`)).replaceAll('\n', ' ');
const outsideCode = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : plain(part)))
    .join('');

function section(code) {
  const texts = errors
    .filter((one) => one.code === code)
    .map(({ what, why, next }) =>
      [what, why, next && `*Next.* ${outsideCode(next)}`]
        .map((text, place) => (place < 2 ? outsideCode(text) : text))
        .filter(Boolean)
        .map((text, place) => (place === 0 ? `- ${text}` : `  ${text}`))
        .join('\\\n'),
    );
  return [`## ${code}`, [...new Set(texts)].join('\n')].join('\n\n');
}

writePage('docs/errors.md', 'the source says', [
  '# Errors',
  '<!-- Written by scripts/errors-page.mjs from src/; edit the errors there, then run it again. -->',
  [
    'An error says what happened, why it matters, and what to do next. It is about the tool or how it is used, never a verdict about a',
    'compactor; the command ends with [exit code 3](commands.md#exit-codes). What is wrong with a file in [the store](store.md#the-files) is a warning. Codes do not change within a major version.',
    'In a program it is a `HarnessError` with `code` and `next`. Where ⟨…⟩ stands, the message has the value, or one of several texts.',
    '`DEBUG=compaction-check` prints the stack as well.',
  ].join('\n'),
  codes.map((code) => `[${code}](#${code.toLowerCase()})`).join(' · '),
  ...codes.map(section),
]);
