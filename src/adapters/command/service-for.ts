import type { Environment } from '../../compactor/compactor.js';
import type { SummaryRequest } from '../../compactor/summarizer.js';
import { readNumbers } from '../../scenario/named-numbers.js';
import type { Turn } from '../../transcript/turn.js';
import type { Services } from './connection.js';
import type { HeardRequest } from './protocol.js';
import { ProtocolTrouble } from './protocol-trouble.js';
import { withoutNulls } from './without-nulls.js';

/** Asks the summarizer and the tokenizer of a session on behalf of its child. */
export function serviceFor({ summarizer, countTokens }: Environment, log: readonly Turn[]): Services {
  return {
    async summarize({ id, request }) {
      try {
        const response = await summarizer.complete(requestFrom(request, log));
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

function requestFrom(heard: HeardRequest, log: readonly Turn[]): SummaryRequest {
  const { turns, budget, ...rest } = withoutNulls(heard);
  return {
    ...rest,
    ...(turns && { turns: turns.map((turn) => (typeof turn === 'string' ? named(turn, log) : turn)) }),
    ...(budget !== undefined && { budget: readNumbers(budget) as number }),
  };
}

function named(id: string, log: readonly Turn[]): Turn {
  const turn = log.find((one) => one.id === id);
  if (turn) return turn;
  throw new ProtocolTrouble(
    'ids of turns that were appended',
    'request.turns',
    JSON.stringify(id),
    JSON.stringify(id),
  );
}
