import { counterexample, scenario } from './counterexample.js';
import { turn } from './turn.js';

/** A compactor that breaks off in its first step, after it printed something. */
export const CRASH = counterexample(
  {
    scenario: scenario([{ step: 'append', turns: [turn('t1', 'Hello.', null)] }, { step: 'compact' }]),
    moments: [],
    breakdown: {
      kind: 'crashed',
      step: 0,
      during: 'append()',
      message: "TypeError: Cannot read properties of null (reading 'length')",
    },
    console: { text: 'appending 1 turn\nlooking for its anchor\n', more: 12_000 },
  },
  {
    property: 'failure/no-crash',
    clauses: [],
    claim: 'The compactor never breaks off.',
    violations: [{ moment: 0, says: 'append() broke off with a TypeError' }],
  },
);
