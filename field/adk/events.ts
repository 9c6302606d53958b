import { createEvent, type Event } from '@google/adk';
import type { Turn } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../../templates/shared/turn-parts.js';

type Parts = NonNullable<NonNullable<Event['content']>['parts']>;

/** A turn as an event, at a time of its own; ADK's sessions know no system event, so a late one is a user's. */
export function eventOf(turn: Turn, timestamp: number): Event {
  const author = turn.role === 'assistant' ? 'agent' : 'user';
  const role = turn.role === 'assistant' ? 'model' : 'user';
  return createEvent({ author, timestamp, content: { role, parts: partsOf(turn) } });
}

function partsOf(turn: Turn): Parts {
  const { uses = [], results = [] } = turn;
  if (results.length > 0) {
    return results.map(({ use, text, failed }) => ({
      functionResponse: { id: use, name: 'tool', response: { [failed ? 'error' : 'result']: text } },
    }));
  }
  const calls = uses.map((use) => ({
    functionCall: { id: use.id, name: use.name, args: argumentsOf(use) },
  }));
  const prose = proseOf(turn);
  return prose === '' && calls.length > 0 ? calls : [{ text: prose }, ...calls];
}

/** The text of an event; `inputs` has the arguments of each call as they were written. */
export function textOf(event: Event, inputs: ReadonlyMap<string, string>): string {
  const prose: string[] = [];
  const uses: { name: string; input: string }[] = [];
  for (const { text, functionCall, functionResponse } of event.content?.parts ?? []) {
    if (text !== undefined) prose.push(text);
    if (functionCall) {
      uses.push({ name: functionCall.name ?? '', input: inputs.get(functionCall.id ?? '') ?? '' });
    }
    if (functionResponse) prose.push(String(Object.values(functionResponse.response ?? {})[0]));
  }
  return textWith(prose.join('\n'), uses);
}
