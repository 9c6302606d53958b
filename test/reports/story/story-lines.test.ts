import { describe, expect, it } from 'vitest';
import { storyLines } from '../../../reports/story/story-lines.js';
import { styleOf } from '../../../reports/text/style.js';
import type { Observation } from '../../../src/property/observation.js';
import type { Step } from '../../../src/scenario/scenario.js';
import { counterexample, scenario } from '../samples/counterexample.js';
import { kept, moment } from '../samples/moment.js';
import { summarizerCall } from '../samples/summarizer-call.js';
import { turn } from '../samples/turn.js';

const TURNS = [
  turn('t1', 'pay INV-4471', 'INV-4471', { tokens: 10 }),
  turn('t2', 'more', null, { tokens: 5 }),
];
const APPEND: Step = { step: 'append', turns: TURNS };
const VIOLATION = { moment: 0, says: 'something broke' };

function storyOf(steps: Step[], played: Partial<Observation>, most = 6): string[] {
  const found = counterexample(
    { scenario: scenario(steps), moments: [], ...played },
    { property: 'a/b', clauses: [], claim: 'c', violations: [VIOLATION] },
  );
  return storyLines(found, styleOf(false, 100), most);
}

describe('storyLines', () => {
  it('tells what each step did', () => {
    const moments = [moment(0, 2), moment(1, 2), moment(2, 2)];
    expect(storyOf([APPEND, { step: 'lose', turn: 't1' }, { step: 'recall' }], { moments })).toEqual([
      '  1  append   t1, t2',
      '  2  lose     the log entry of t1',
      '  3  recall   every turn is asked for',
    ]);
  });

  it('tells how a pass that was refused ended', () => {
    const error = { name: 'Error', message: 'over the ceiling', engine: false };
    const moments = [
      moment(0, 2),
      moment(1, 2, { refusal: error }),
      moment(2, 2, { outcome: { status: 'noop' } }),
    ];
    expect(storyOf([APPEND, { step: 'compact' }, { step: 'compact' }], { moments }).slice(1)).toEqual([
      '  2  compact  prefix    t1, t2; cost 3 of 64 tokens, below the ceiling',
      '              outcome   refused by Error: over the ceiling',
      '  3  compact  prefix    t1, t2; cost 3 of 64 tokens, below the ceiling',
      '              outcome   noop',
    ]);
  });

  it('tells of several calls apart from the prefix, and of no more than three', () => {
    const calls = ['t1', 't2', 't1', 't2', 't1'].map((id) => summarizerCall([id], `- ${id}\n`, []));
    const moments = [moment(0, 2, { view: kept(TURNS) }), moment(1, 2, { calls })];
    const story = storyOf([APPEND, { step: 'compact' }], { moments });
    expect(story.filter((line) => line.includes('wrote')).length).toBe(3);
    expect(story).toContain('              … 2 more calls of the summarizer');
  });

  it('tells what the summarizer was shown in part, and what through the summary so far', () => {
    const calls = [summarizerCall([], '- INV-4471', [], { shownInPart: ['t2'], carried: ['t1'] })];
    const story = storyOf([APPEND, { step: 'compact' }], {
      moments: [moment(0, 2), moment(1, 2, { calls })],
    });
    expect(story.join('\n')).toContain('shown     t2 only in part; t1 by the summary so far');
  });

  it.each([
    ['silent', { kind: 'text', text: '- INV' }, '1 token, cut, and nothing says so'],
    [
      'signalled',
      { kind: 'text', text: '- INV', finish: 'length' },
      '1 token, cut, and its finish reason says so',
    ],
    [
      'signalled',
      { kind: 'text', text: '- INV', closingMarker: '[end]' },
      '1 token, cut, and its closing marker is missing',
    ],
    ['none', { kind: 'toolCall', text: '{}' }, 'a tool call instead of a summary'],
  ] as const)('tells a %s cut of %j', (cut, response, words) => {
    const truth = { anchors: [], facts: [], cut, faithful: false, unusable: null };
    const calls = [summarizerCall(['t1', 't2'], '', [], { response, tokens: 1, truth })];
    const story = storyOf([APPEND, { step: 'compact' }], {
      moments: [moment(0, 2), moment(1, 2, { calls })],
    });
    expect(story).toContain(`              wrote     ${words}`);
  });

  it('leaves out the middle of a long text', () => {
    const text = Array.from({ length: 50 }, (_, line) => `- line ${line}`).join('\n');
    const calls = [summarizerCall(['t1', 't2'], text, [])];
    const story = storyOf(
      [APPEND, { step: 'compact' }],
      { moments: [moment(0, 2), moment(1, 2, { calls })] },
      4,
    );
    expect(story.slice(3).map((line) => line.trim())).toEqual([
      '│ - line 0',
      '│ - line 1',
      '│ … 47 more lines …',
      '│ - line 49',
    ]);
  });

  it('tells of settings that were refused, and of a breakdown while opening', () => {
    const thrown = { name: 'Error', message: 'no budget', engine: false };
    expect(storyOf([APPEND], { refusedSettings: thrown })).toEqual([
      '     open     refused the settings: no budget',
    ]);
    const breakdown = {
      kind: 'hung' as const,
      step: -1,
      during: 'open()',
      message: 'no answer within 2000 ms',
    };
    expect(storyOf([APPEND], { breakdown })).toEqual([
      '     open     did not return during open(): no answer within 2000 ms',
    ]);
  });
});
