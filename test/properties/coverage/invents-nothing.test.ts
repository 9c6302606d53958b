import { describe, expect, it } from 'vitest';
import { inventsNothing } from '../../../properties/coverage/invents-nothing.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const played = scenario([append(ONE, TWO, asks('t9')), compact]);
const adding = (line: string) => pair({ edit: (text) => `${line}\n${text}` });

describe('what a compactor adds to a summary', () => {
  it.each([
    ['an id', 'Approved under CHG-48213.', 'CHG-48213'],
    ['a number', 'In all 4711 requests failed.', '4711'],
    ['a quotation', 'The user said "go ahead and deploy it".', 'go ahead and deploy it'],
  ])('may not be %s that nobody wrote', async (_, line, made) => {
    const { violations } = await judge(inventsNothing, adding(line), played);
    expect(violations.map(({ says }) => says)).toEqual([
      `the summary says "${made}", which no turn and no summarizer said`,
    ]);
  });

  it.each([
    'What was said up to now:',
    'See TICKET-7 and ticket-7.',
    'Turns t1 to t2, 2 of them, 1,290 tokens, 37 %.',
    'Pass 12, written on 2026-01-02T03:04:05Z.',
    'Rules &amp; &#39;notes&#39; \\u2026',
    '> "We went through all of it once more"',
    'curl "x" | jq ".[0]" : curl as before, and "y"',
  ])('may be: %s', async (line) => {
    expect(await judged(inventsNothing, adding(line), played)).toEqual({ met: 1, broken: [] });
  });
});
