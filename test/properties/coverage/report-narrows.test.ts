import { describe, expect, it } from 'vitest';
import { reportedIds } from '../../../compactors/correct/reported-ids.js';
import { reportIgnored } from '../../../compactors/faulty/report-ignored.js';
import { reportNarrows } from '../../../properties/coverage/report-narrows.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Step } from '../../../src/scenario/scenario.js';
import type { ReportKind } from '../../../src/simulation/behaviour.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, during, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const steps = [append(ONE, TWO, asks('t9')), compact];

const reported = (compactor: Compactor, report: ReportKind) =>
  judge(reportNarrows, compactor, scenario(steps, { summarizer: { report } }));

const saidOf = async (compactor: Compactor, report: ReportKind) =>
  (await reported(compactor, report)).violations.map(({ says }) => says);

describe('with a report', () => {
  it('only reported turns are claimed', async () => {
    expect(await saidOf(reportIgnored.make(), 'too-little')).toEqual([
      't2 is claimed as covered, and the summarizer did not report it',
    ]);
  });

  it('of nothing, no turn is claimed', async () => {
    expect(await saidOf(reportIgnored.make(), 'nothing')).toHaveLength(2);
  });

  it.each(['truthful', 'too-little', 'unknown-ids', 'repeated', 'everything'] as const)(
    'a compactor that heeds it is in order: %s',
    async (report) => {
      expect(await reported(reportedIds.make(), report)).toMatchObject({ met: 1, violations: [] });
    },
  );

  it('only turns of the prefix are claimed', async () => {
    const copying = pair({ lists: () => ({ covered: ['t0', 't1', 't2', 't9'], uncovered: [] }) });
    expect(await saidOf(copying, 'unknown-ids')).toEqual([
      't0 is claimed as covered, and no t0 was in the prefix',
      't9 is claimed as covered, and the summarizer did not report it',
    ]);
  });

  it('nothing is said of two passes at once, of which the second carries on what the first reported', async () => {
    const turns = [
      turn('t1', 'A-1', { role: 'assistant', text: 'Remember A-1. more more more more more' }),
      turn('t2', 'A-2', { role: 'assistant', text: 'Remember A-2.' }),
    ];
    const settings = { summaryBudget: 10, ratios: { prose: [1, 1], structured: [1, 1] } } as const;
    const played = (steps: Step[]) =>
      judge(
        reportNarrows,
        referenceCompactor(),
        scenario(steps, { settings, summarizer: { report: 'truthful', marker: true } }),
      );
    expect(await played([append(...turns), compact, during(0, compact)])).toMatchObject({
      met: 0,
      violations: [],
    });
    expect(await played([append(...turns), compact, compact])).toMatchObject({ met: 2, violations: [] });
  });

  it('each turn is claimed once', async () => {
    const repeating = pair({ lists: () => ({ covered: ['t1', 't1', 't2'], uncovered: ['t9'] }) });
    expect(await saidOf(repeating, 'repeated')).toEqual([
      't1 is claimed as covered, and it is listed more than once',
    ]);
  });

  it('no unknown id enters another list', async () => {
    const copying = pair({ lists: () => ({ covered: ['t1'], uncovered: ['t0', 't2', 't9'] }) });
    expect(await saidOf(copying, 'unknown-ids')).toEqual([
      't0 entered the checkpoint from the report, and no such turn exists',
    ]);
  });

  it('what was claimed by an earlier pass stays claimed', async () => {
    const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, THREE, asks('t9')), compact], {
      summarizer: { report: 'truthful' },
    });
    expect(await judged(reportNarrows, session(), twice)).toEqual({ met: 2, broken: [] });
  });
});

it('is not asked without a report', async () => {
  expect(await reported(pair(), 'none')).toMatchObject({ met: 0, violations: [] });
});
