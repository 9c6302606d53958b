import type { Content, Part } from '@google/genai';
import type { Turn } from 'compaction-check';
import { argumentsOf, proseOf } from '../../templates/shared/turn-parts.js';

/** A turn as one of Gemini's contents; there are two roles, and results stand in contents of the user. */
export function contentOf(turn: Turn): Content & { parts: Part[] } {
  return { role: turn.role === 'assistant' ? 'model' : 'user', parts: partsOf(turn) };
}

function partsOf(turn: Turn): Part[] {
  const { uses = [], results = [] } = turn;
  if (results.length > 0) {
    return results.map(({ use, text, failed }) => ({
      functionResponse: { id: use, name: 'tool', response: { [failed ? 'error' : 'output']: text } },
    }));
  }
  const calls = uses.map((use) => ({ functionCall: { id: use.id, name: use.name, args: argumentsOf(use) } }));
  const prose = proseOf(turn);
  return prose === '' && calls.length > 0 ? calls : [{ text: prose }, ...calls];
}

/** The text of a part; `inputs` has the arguments of each call as they were written. */
export function textOf(part: Part, inputs: ReadonlyMap<string, string>): string {
  const { functionCall: call, functionResponse: response } = part;
  if (call) return `${call.name} ${inputs.get(call.id ?? '')}`;
  if (response) return String(Object.values(response.response ?? {})[0]);
  return part.text ?? '';
}
