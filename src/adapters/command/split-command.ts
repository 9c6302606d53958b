import { HarnessError } from '../../errors/harness-error.js';

/** What a shell would do something with, where it stands outside quotes as a word of its own. */
const FOR_A_SHELL = new Set(['|', '||', '&', '&&', ';', '>', '>>', '<', '<<', '2>', '2>&1']);

/**
 * The words of a command line. White space parts them; `'…'` takes what it holds as it is, `"…"` too but for `\"` and
 * `\\`; elsewhere a backslash takes the next character as it is. Nothing is expanded, and no shell is asked.
 *
 * @throws HarnessError CC_COMMAND_INVALID when there is no word, a quote stays open, or a word only a shell understands.
 */
export function splitCommand(line: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    const next = line[at + 1];
    if (character === '\\' && quote !== "'" && next !== undefined && (quote === '' || '"\\'.includes(next))) {
      word = (word ?? '') + next;
      at += 1;
    } else if (quote !== '') {
      if (character === quote) quote = '';
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? '') + character;
      if (FOR_A_SHELL.has(word) && (next === undefined || /\s/.test(next))) throw needsShell(line, word);
    }
  }
  if (quote !== '') throw invalid(line, `a ${quote} is never closed`, `Close the ${quote}.`);
  if (word !== null) words.push(word);
  if (words.length === 0)
    throw invalid(line, 'it has no word', 'Give it a program, such as "python3 my_compactor.py".');
  return words;
}

function needsShell(line: string, word: string): HarnessError {
  return invalid(line, `\`${word}\` is for a shell, and none is asked`, `Ask one yourself: sh -c '…'.`);
}

function invalid(line: string, what: string, next: string): HarnessError {
  return new HarnessError({
    code: 'CC_COMMAND_INVALID',
    what: `The command \`${line}\` cannot be started: ${what}.`,
    why: 'It is started as it stands, so its words have to be clear.',
    next,
  });
}
