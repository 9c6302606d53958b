import { counterexample, scenario } from './counterexample.js';
import { kept, moment, summary } from './moment.js';
import { summarizerCall } from './summarizer-call.js';
import { turn } from './turn.js';

const TURNS = [
  turn('t1', 'Please pay the invoice INV-4471 before Friday.', 'INV-4471', { tokens: 12 }),
  turn('t2', 'The refund goes to account DE-7730, nowhere else.', 'DE-7730', {
    role: 'assistant',
    tokens: 13,
  }),
];

const WRITTEN = '- t1: INV-4471, due Friday\n- t2: the refund goes to acc';

/** What a compactor that writes its pointer set from the input range does with a summary that was cut. */
export const INPUT_RANGE = counterexample(
  {
    scenario: scenario([{ step: 'append', turns: TURNS }, { step: 'compact' }], {
      settings: { summaryBudget: 20, ratios: { prose: [5, 1], structured: [3, 1] }, window: 200_000 },
      summarizer: { finish: true, marker: false, report: 'none', faults: [{ fault: 'cut', tokens: 18 }] },
    }),
    moments: [
      moment(0, 2, {
        view: kept(TURNS),
        claims: { covered: [], uncovered: [], kept: ['t1', 't2'], summaryOf: {} },
      }),
      moment(1, 2, {
        outcome: { status: 'compacted', covered: 2, uncovered: 0 },
        calls: [
          summarizerCall(['t1', 't2'], WRITTEN, ['t1'], {
            response: { kind: 'text', text: WRITTEN, finish: 'length' },
            tokens: 18,
            truth: { anchors: ['t1'], facts: ['t1'], cut: 'signalled', faithful: false, unusable: null },
          }),
        ],
        view: [summary(WRITTEN, 18)],
        claims: { covered: ['t1', 't2'], uncovered: [], kept: null, summaryOf: { t1: 's1', t2: 's1' } },
        answers: {
          t1: { text: 'INV-4471, due Friday', source: 'summary' },
          t2: { text: 'The conversation does not mention this.', source: 'summary' },
        },
        stranger: { error: { name: 'Error', message: 'Unknown turn never-appended', engine: false } },
      }),
    ],
  },
  {
    compactor: 'input-range',
    property: 'coverage/anchors-present',
    clauses: ['S1'],
    claim: 'A turn is claimed as covered only if its anchor is present in a summary in force.',
    violations: [
      {
        moment: 1,
        turn: 't2',
        says: 't2 is claimed as covered, but no summary holds its anchor DE-7730',
        expected: 't2 uncovered or kept',
        seen: 'covered: t1, t2',
      },
    ],
  },
);
