import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPresent } from '../../../src/transcript/presence.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { someBehaviour } from './some-behaviour.js';
import { someLog } from './some-log.js';
import { summarize, tokenizer } from './summarize.js';

const someBudget = fc.option(fc.nat(150));

/** How the log reaches the summarizer: its first turns whole, the rest not, shortened, or as an earlier summary. */
const someRequest = fc.record({
  shown: fc.nat(12),
  rest: fc.constantFrom('absent', 'shortened', 'summarized'),
});

function requestOf(log: readonly Turn[], { shown, rest }: { shown: number; rest: string }) {
  const later = log.slice(shown);
  const shortened = later.map((turn) => ({ ...turn, text: turn.text.slice(0, turn.text.length - 5) }));
  return {
    turns: [...log.slice(0, shown), ...(rest === 'shortened' ? shortened : [])],
    ...(rest === 'summarized' && { previous: later.map((turn) => `- ${turn.anchor}\n`).join('') }),
  };
}

test('the ground truth is what the presence rule finds in the text', async () => {
  await fc.assert(
    fc.asyncProperty(
      someLog,
      someBehaviour,
      someRequest,
      someBudget,
      async (log, behaviour, request, budget) => {
        const { response, truth } = await summarize(log, behaviour, requestOf(log, request), budget);
        const cut = truth.cut !== 'none';
        const isWritten = (value: string) => isPresent(value, response!.text, { cut });
        const anchors = log.filter((turn) => turn.anchor !== null && isWritten(turn.anchor));
        expect(truth.anchors).toEqual(anchors.map((turn) => turn.id));
        const facts = anchors.filter((turn) => turn.facts!.every((fact) => isWritten(fact.value)));
        expect(truth.facts).toEqual(facts.map((turn) => turn.id));
      },
    ),
    { numRuns: 1500 },
  );
});

test('the tokens of a call are the tokens of its text', async () => {
  await fc.assert(
    fc.asyncProperty(someLog, someBehaviour, someBudget, async (log, behaviour, budget) => {
      const { response, tokens } = await summarize(log, behaviour, { turns: log }, budget);
      expect(tokens).toBe(tokenizer.count(response!.text));
    }),
    { numRuns: 500 },
  );
});

test('a text exceeds its budget only where the behaviour says so', async () => {
  await fc.assert(
    fc.asyncProperty(someLog, someBehaviour, fc.nat(150), async (log, behaviour, budget) => {
      const { tokens } = await summarize(log, behaviour, { turns: log }, budget);
      const mayExceed = behaviour.faults.some(({ fault }) => fault === 'over-budget' || fault === 'grow');
      if (!mayExceed) expect(tokens).toBeLessThanOrEqual(budget);
    }),
    { numRuns: 500 },
  );
});
