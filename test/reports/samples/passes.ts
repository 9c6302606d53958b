import { counterexample, scenario } from './counterexample.js';
import { kept, moment, summary } from './moment.js';
import { turn } from './turn.js';

const EARLY = [turn('t1', 'Pay INV-4471 on Friday.', 'INV-4471'), turn('t2', 'To acc DE-7730.', 'DE-7730')];
const LATE = [turn('t3', 'Then close OPS-17.', 'OPS-17')];
const claims = (covered: string[], uncovered: string[] = []) => ({
  claims: { covered, uncovered, kept: null, summaryOf: {} },
});

/** A session of three passes, in the second of which one turn leaves the summary, and in the third another every list. */
export const PASSES = counterexample(
  {
    scenario: scenario([
      { step: 'append', turns: EARLY },
      { step: 'compact' },
      { step: 'append', turns: LATE },
      { step: 'compact' },
      { step: 'compact' },
    ]),
    moments: [
      moment(0, 2, { view: kept(EARLY), ...claims([]) }),
      moment(1, 2, { view: [summary('- INV-4471\n- DE-7730', 12)], ...claims(['t1', 't2']) }),
      moment(2, 3, {
        view: [summary('- INV-4471\n- DE-7730', 12), ...kept(LATE)],
        ...claims(['t1', 't2']),
      }),
      moment(3, 3, { view: [summary('- DE-7730\n- OPS-17', 12)], ...claims(['t1', 't2', 't3']) }),
      moment(4, 3, { view: [summary('- OPS-17', 6)], ...claims(['t1', 't3']) }),
    ],
  },
  {
    property: 'conservation/partition',
    clauses: ['S5'],
    claim: 'Every turn is in one list.',
    violations: [
      { moment: 4, turn: 't2', says: 't2 is in no list' },
      { moment: 4, turn: 't1', says: 't1 is in no summary' },
    ],
  },
);
