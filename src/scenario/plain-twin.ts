import type { Turn } from '../transcript/turn.js';
import { composeText, proseOf } from '../transcript/turn-text.js';
import type { Scenario } from './scenario.js';

const SENTENCE = 5;

/**
 * The same scenario with plain English in the place of every text: as many turns, steps and tokens (as encodings of one
 * word to a token count), and the same tool uses.
 */
export function plainTwin(scenario: Scenario): Scenario {
  let place = 0;
  const steps = scenario.steps.map((step) => {
    if (step.step !== 'append') return step;
    return {
      ...step,
      turns: step.turns.map((turn) => {
        place += 1;
        return plainTurn(turn, place);
      }),
    };
  });
  return { ...scenario, steps };
}

function plainTurn(turn: Turn, place: number): Turn {
  const { facts, attachments: _, ...rest } = turn;
  const anchor = turn.anchor === null ? null : `A-${place}`;
  const sentence = turn.anchor === null ? 'Remember that too.' : `Remember ${anchor}.`;
  const words = sentence + ' more'.repeat(Math.max(0, turn.tokens - SENTENCE));
  const uses = turn.uses?.map((use) => ({ ...use, name: 'run', input: '{}' }));
  const results = turn.results?.map((result, index) => ({ ...result, text: index === 0 ? words : 'ok' }));
  const prose = results || proseOf(turn) === '' ? '' : words;
  return {
    ...rest,
    anchor,
    text: composeText({ prose, ...(uses && { uses }), ...(results && { results }) }),
    ...(facts && anchor !== null && { facts: [{ key: 'k', value: anchor }] }),
    ...(uses && { uses }),
    ...(results && { results }),
  };
}
