import { expect, it } from 'vitest';
import { splitCommand } from '../../../../src/adapters/command/split-command.js';

it.each([
  ['python3  my.py', ['python3', 'my.py']],
  [`a 'b "c' "d 'e \\" \\\\ \\n"`, ['a', 'b "c', `d 'e " \\ \\n`]],
  ['a\\ b $HOME *', ['a b', '$HOME', '*']],
  [`a '' ""b`, ['a', '', 'b']],
  [`sh -c 'a | b'`, ['sh', '-c', 'a | b']],
])('splits %s', (line, words) => {
  expect(splitCommand(line)).toEqual(words);
});

it.each(['', '  ', `a "b`, `a 'b`, 'a | b', 'a && b', 'a > b'])('refuses %s', (line) => {
  expect(() => splitCommand(line)).toThrow(expect.objectContaining({ code: 'CC_COMMAND_INVALID' }));
});
