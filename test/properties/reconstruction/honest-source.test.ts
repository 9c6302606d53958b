import { describe, expect, it } from 'vitest';
import { reportedIds } from '../../../compactors/correct/reported-ids.js';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { summarySaidLog } from '../../../compactors/faulty/summary-said-log.js';
import { summarySourceLie } from '../../../compactors/faulty/summary-source-lie.js';
import { honestSource } from '../../../properties/reconstruction/honest-source.js';
import type { Checkpoint } from '../../../src/compactor/doors/checkpoint.js';
import type { Answer } from '../../../src/compactor/session.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const steps = [append(ONE, TWO), compact];
const whole = scenario(steps);
const omitting = scenario(steps, { summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2'] } }] } });

function entry(log: Record<string, string>, id: string): string {
  const text = log[id];
  if (text === undefined) throw new Error(`nothing is known of ${id}`);
  return text;
}

/** A pair that covers the first turn only, and answers like this. */
const answering = (answer: (checkpoint: Checkpoint, log: Record<string, string>, id: string) => Answer) =>
  pair({ lists: () => ({ covered: ['t1'], uncovered: ['t2'] }), reconstruct: answer });

describe('an answer that is said to come from the summary', () => {
  it('is honest for a turn that the summary covers', async () => {
    expect(await judged(honestSource, reportedIds.make(), whole)).toEqual({ met: 2, broken: [] });
  });

  it('is a lie for a turn that no summary covers', async () => {
    const { violations } = await judge(honestSource, summarySourceLie.make(), omitting);
    expect(violations).toMatchObject([
      { turn: 't2', says: expect.stringContaining('no summary covers that turn') },
    ]);
  });

  it('is a lie when it is the text of the log', async () => {
    const fromLog = answering((_, log, id) => ({ text: entry(log, id), source: 'summary' }));
    const { violations } = await judge(honestSource, fromLog, scenario([append(ONE), compact]));
    expect(violations[0]?.says).toContain('it is the log’s text');
  });

  it('is a lie when it holds what no summary holds', async () => {
    const made = pair({
      reconstruct: ({ summary }, _, id) => ({
        text: `${summary}${id === 't2' ? '- src/a.ts' : ''}`,
        source: 'summary',
      }),
    });
    const { violations } = await judge(honestSource, made, omitting);
    expect(violations).toMatchObject([
      { turn: 't2', says: expect.stringContaining('"src/a.ts" is in no summary in force') },
    ]);
  });

  it('may be a part of the summary', async () => {
    const line = pair({
      reconstruct: ({ summary }, _, id) => ({
        text: summary.split('\n')[id === 't1' ? 0 : 1]!,
        source: 'summary',
      }),
    });
    expect(await judged(honestSource, line, whole)).toEqual({ met: 2, broken: [] });
  });
});

describe('an answer that is said to come from the log', () => {
  it('is honest when it is what was said, whatever the pointer set has', async () => {
    const fromLog = answering((_, log, id) => ({ text: entry(log, id), source: 'log' }));
    expect(await judged(honestSource, fromLog, whole)).toEqual({ met: 2, broken: [] });
  });

  it('is a lie when it is anything else', async () => {
    expect(await judged(honestSource, summarySaidLog.make(), whole)).toEqual({
      met: 2,
      broken: ['t1', 't2'],
    });
    const trimmed = answering((_, log, id) => ({ text: entry(log, id).slice(0, -1), source: 'log' }));
    expect(await judged(honestSource, trimmed, whole)).toMatchObject({ broken: ['t1', 't2'] });
  });
});

it('is not asked of an answer without a source, or from the view', async () => {
  expect(await judged(honestSource, inputRange.make(), omitting)).toEqual({ met: 0, broken: [] });
  expect(await judged(honestSource, reportedIds.make(), scenario([append(ONE)]))).toEqual({
    met: 0,
    broken: [],
  });
});
