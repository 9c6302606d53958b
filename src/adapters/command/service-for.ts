import type { Environment } from '../../compactor/compactor.js';
import type { SummaryRequest } from '../../compactor/summarizer.js';
import { readNumbers } from '../../scenario/named-numbers.js';
import type { Turn, TurnId } from '../../transcript/turn.js';
import { Allowance } from './allowance.js';
import type { Services } from './connection.js';
import type { HeardRequest } from './protocol.js';
import { ProtocolTrouble } from './protocol-trouble.js';
import { withoutNulls } from './without-nulls.js';

/** Asks the summarizer and the tokenizer of a session on behalf of its child. */
export function serviceFor(
  { summarizer, countTokens }: Environment,
  turns: ReadonlyMap<TurnId, Turn>,
): Services {
  return {
    allowance: new Allowance(),
    async summarize({ id, request }) {
      try {
        const response = await summarizer.complete(requestFrom(request, turns));
        return { type: 'summary', id, response };
      } catch (error) {
        if (error instanceof ProtocolTrouble) throw error;
        return {
          type: 'summary',
          id,
          error: { message: error instanceof Error ? error.message : String(error) },
        };
      }
    },
    count: ({ id, texts }) => ({ type: 'counts', id, counts: texts.map(countTokens) }),
  };
}

function requestFrom(heard: HeardRequest, known: ReadonlyMap<TurnId, Turn>): SummaryRequest {
  const { turns, budget, ...rest } = withoutNulls(heard);
  return {
    ...rest,
    ...(turns && { turns: turns.map((turn) => (typeof turn === 'string' ? named(turn, known) : turn)) }),
    ...(budget !== undefined && { budget: readNumbers(budget) as number }),
  };
}

function named(id: string, known: ReadonlyMap<TurnId, Turn>): Turn {
  const turn = known.get(id);
  if (turn) return turn;
  throw new ProtocolTrouble(
    'ids of turns that were appended',
    'request.turns',
    JSON.stringify(id),
    JSON.stringify(id),
  );
}
