import { counterexample, scenario } from './counterexample.js';
import { kept, moment, summary } from './moment.js';
import { summarizerCall } from './summarizer-call.js';
import { turn } from './turn.js';

const TURNS = Array.from({ length: 400 }, (_, place) =>
  turn(
    `t${place + 1}`,
    `Step ${place + 1} wrote the file part-${place + 1}.bin and went on.`,
    `part-${place + 1}.bin`,
    {
      role: place % 2 === 0 ? 'user' : 'assistant',
      kind: place % 3 === 0 ? 'structured' : 'prose',
    },
  ),
);
const IDS = TURNS.map(({ id }) => id);
const [OLD, NEW] = [TURNS.slice(0, 390), TURNS.slice(390)];
const OLD_IDS = OLD.map(({ id }) => id);
const WRITTEN = `${OLD.filter(({ id }) => id !== 't200')
  .map(({ anchor }) => `- ${anchor}`)
  .join('\n')}\n`;

/** Four hundred turns in forty appends, one of which is lost by a compaction near the end. */
export const LONG = counterexample(
  {
    scenario: scenario([
      ...Array.from({ length: 40 }, (_, place) => ({
        step: 'append' as const,
        turns: TURNS.slice(place * 10, place * 10 + 10),
      })),
      { step: 'compact' },
    ]),
    moments: [
      ...Array.from({ length: 40 }, (_, place) =>
        moment(place, place * 10 + 10, { view: kept(TURNS.slice(0, place * 10 + 10)) }),
      ),
      moment(40, 400, {
        outcome: { status: 'compacted' },
        calls: [
          summarizerCall(
            OLD_IDS,
            WRITTEN,
            OLD_IDS.filter((id) => id !== 't200'),
          ),
        ],
        view: [summary(WRITTEN, 2340), ...kept(NEW)],
        claims: { covered: OLD_IDS, uncovered: [], kept: IDS.slice(390), summaryOf: {} },
        answers: Object.fromEntries(TURNS.map(({ id, text }) => [id, { text, source: 'log' as const }])),
      }),
    ],
  },
  {
    property: 'coverage/anchors-present',
    clauses: ['S1'],
    claim: 'A turn is claimed as covered only if its anchor is present in a summary in force.',
    violations: [
      { moment: 40, turn: 't200', says: 't200 is claimed as covered, but no summary holds its anchor' },
    ],
    shrinking: { evaluations: 12, finished: false, turnsBefore: 400, turnsAfter: 400 },
    returned: { times: 2, of: 5 },
    file: null,
  },
);
