import type { ToolUse } from 'compaction-check';
import { argumentsOf } from '../../templates/shared/turn-parts.js';

/**
 * A prompt in which the arguments of tool calls stand as they were written.
 *
 * pi writes `name(key="value")`, from which a model reads the same as from the JSON that the check looks for.
 */
export function callsAsWritten(prompt: string, uses: Iterable<ToolUse>): string {
  let text = prompt;
  for (const use of uses) {
    const entries = Object.entries(argumentsOf(use)).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    text = text.replaceAll(`${use.name}(${entries.join(', ')})`, () => `${use.name} ${use.input}`);
  }
  return text;
}
