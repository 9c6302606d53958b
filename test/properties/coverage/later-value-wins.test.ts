import { describe, expect, it } from 'vitest';
import { laterValueWins } from '../../../properties/coverage/later-value-wins.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { timed } from '../turns.js';

const decided = (id: string, value: string) =>
  said(id, value, { text: `The decision is ${value}.`, facts: [{ key: 'decision', value }] });
const first = decided('t1', 'plan-8');
const second = decided('t2', 'plan-9');
const played = scenario([append(first, second, asks('t9')), compact]);
const heading = (head: string) => pair({ edit: (text) => `${head}${text}` });

describe('of two values for one key', () => {
  it('the later may be stated', async () => {
    expect(await judged(laterValueWins, heading('decision = plan-9\n'), played)).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('the earlier may not', async () => {
    const { violations } = await judge(laterValueWins, heading('**decision**: plan-8\n'), played);
    expect(violations.map(({ says }) => says)).toEqual([
      'the summary says decision = plan-8, as t1 did, and t2 said later that it is plan-9',
    ]);
  });

  it('both may be told, as what was said', async () => {
    const both = heading('decision = plan-8\ndecision = plan-9\n');
    expect(await judged(laterValueWins, both, played)).toEqual({ met: 0, broken: [] });
  });

  it('an anchor that ends in the key states nothing', async () => {
    const named = said('t3', 'git rebase decision', { text: 'Run git rebase decision.' });
    const three = scenario([append(first, second, named, asks('t9')), compact]);
    const listed = heading('- git rebase decision: plan-8\n');
    expect(await judged(laterValueWins, listed, three)).toEqual({ met: 0, broken: [] });
  });

  it('the earlier may be quoted', async () => {
    expect(await judged(laterValueWins, heading('> The decision is plan-8.\n'), played)).toEqual({
      met: 0,
      broken: [],
    });
  });

  it('the earlier holds while the later still stands in the view', async () => {
    const open = scenario([append(first, asks('t8')), compact, append(second)]);
    expect(await judged(laterValueWins, heading('decision = plan-8\n'), open)).toEqual({
      met: 0,
      broken: [],
    });
  });

  it('neither is meant where they are about two things', async () => {
    const two = scenario([
      append(timed('t1', 'A-7', '480 ms'), timed('t2', 'A-8', '90 ms'), asks('t9')),
      compact,
    ]);
    expect(await judged(laterValueWins, heading('took = 480 ms\n'), two)).toEqual({ met: 0, broken: [] });
  });
});
