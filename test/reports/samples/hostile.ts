import { counterexample, scenario } from './counterexample.js';
import { moment, summary } from './moment.js';
import { summarizerCall } from './summarizer-call.js';
import { turn } from './turn.js';

/** Text that tries to break out of wherever it is shown. */
export const HOSTILE_TEXT = [
  '```\n````\n# Not a heading',
  '</details><script>alert(1)</script> @octocat #1',
  '| a | b \\| c ` d `` e',
  '\u001b[2J\u001b]0;owned\u0007 \u009b31m \r\b\u0000',
  '\ud800 \udc00 \u202e\u2066 \u200f\u2028\u00a0',
  ']]> and ]]> </failure></testsuite> &amp; <!-- --> \ufffe\uffff',
  '::error file=a,title=b::c %0A%25 ##[error]d\r\n::stop-commands::e',
  '[click](https://evil.example) {0} {{1}}',
].join('\n');

const TURNS = [
  turn('t1', HOSTILE_TEXT, HOSTILE_TEXT),
  turn('t2|`\u001b[31m', HOSTILE_TEXT, 'safe-1', {
    facts: [{ key: 'a|b', value: HOSTILE_TEXT }],
    role: 'tool',
    kind: 'structured',
  }),
];
const [T1, T2] = [TURNS[0]!.id, TURNS[1]!.id];

/** A counterexample with hostile text in every place that a scenario or a compactor can fill. */
export const HOSTILE = counterexample(
  {
    scenario: scenario([{ step: 'append', turns: TURNS }, { step: 'compact' }, { step: 'lose', turn: T2 }], {
      summarizer: {
        finish: true,
        marker: true,
        report: 'unknown-ids',
        faults: [
          { fault: 'drop', target: { family: HOSTILE_TEXT } },
          { fault: 'fail', message: HOSTILE_TEXT },
        ],
      },
    }),
    moments: [
      moment(0, 2),
      moment(1, 2, {
        outcome: { status: 'refused', reason: HOSTILE_TEXT },
        calls: [
          summarizerCall([T1, T2], HOSTILE_TEXT, [], {
            response: {
              kind: 'text',
              text: HOSTILE_TEXT,
              closingMarker: HOSTILE_TEXT,
              reportedIds: [HOSTILE_TEXT],
            },
            truth: { anchors: [], facts: [], cut: 'signalled', faithful: false, unusable: null },
          }),
          summarizerCall([T1], '', [], { response: null, error: HOSTILE_TEXT }),
        ],
        view: [
          summary(`${HOSTILE_TEXT} and more`, 40),
          { type: 'kept', turn: null, role: 'user', text: HOSTILE_TEXT, tokens: 40 },
        ],
        claims: {
          covered: [T1, HOSTILE_TEXT],
          uncovered: [T2],
          kept: [T2],
          summaryOf: { [T1]: HOSTILE_TEXT },
        },
        answers: {
          [T1]: { text: HOSTILE_TEXT, source: 'summary' },
          [T2]: { error: { name: HOSTILE_TEXT, message: HOSTILE_TEXT, engine: false } },
        },
      }),
      moment(2, 2, { refusal: { name: 'Error', message: HOSTILE_TEXT, engine: false } }),
    ],
    console: { text: HOSTILE_TEXT, more: 1 },
    breakdown: { kind: 'nonsense', step: 2, during: HOSTILE_TEXT, message: HOSTILE_TEXT },
  },
  {
    compactor: HOSTILE_TEXT,
    property: HOSTILE_TEXT,
    clauses: [HOSTILE_TEXT],
    claim: HOSTILE_TEXT,
    violations: [{ moment: 1, turn: T2, says: HOSTILE_TEXT, expected: HOSTILE_TEXT, seen: HOSTILE_TEXT }],
    file: `.compaction-check/${HOSTILE_TEXT}.json`,
  },
);
