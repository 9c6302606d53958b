import { invalidOption } from './invalid-option.js';

/**
 * One of several words.
 *
 * @throws HarnessError CC_OPTION_INVALID when it is none of them.
 */
export function readChoice<T extends string>(name: string, value: unknown, choices: readonly T[]): T {
  const choice = choices.find((word) => word === value);
  if (choice !== undefined) return choice;
  throw invalidOption(name, inWords(choices), value);
}

function inWords(choices: readonly string[]): string {
  const quoted = choices.map((word) => `\`${word}\``);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
