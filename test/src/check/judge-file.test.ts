import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgeFile } from '../../../src/check/judge-file.js';
import { drive } from '../../../src/drive/drive.js';
import type { Recording } from '../../../src/recording/recording.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';

const folder = mkdtempSync(join(tmpdir(), 'compaction-check-'));
const EXAMPLE = new URL('../../../examples/recordings/openai-chat.json', import.meta.url);
const example = () => JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Recording;

async function judge(value: unknown, options = {}) {
  const file = join(folder, 'recording.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  const report = await judgeFile(file, options);
  const of = (id: string) => report.properties.find((property) => property.id === id)!;
  const broken = report.properties.filter(({ verdict }) => verdict === 'failed' || verdict === 'errored');
  return { report, of, broken: broken.map(({ id }) => id).sort() };
}

const FULL =
  'ORD-4471 is late (21 November); track; JD0146 held at customs, CUS-90312; invoice to billing@example.org. Done';

const ANCHORS = [null, '21 November', 'track', 'JD0146', 'CUS-90312', 'billing@example.org', 'Done', null];

/** The example with a summary that says everything. */
function wellSummarized(changes: Partial<Recording> = {}): Recording {
  const { compactor, pointers, ...rest } = example();
  const before = rest.before.map((message, index) => ({ ...message, anchor: ANCHORS[index]! }));
  const after = [before[0]!, { role: 'user', content: `So far:\n${FULL}` }, before[7]!];
  const summarizer = [{ turns: [1, 2, 3, 4, 5, 6], text: FULL, finish: 'stop' as const }];
  return {
    recording: 1,
    compactor: compactor!,
    before,
    after,
    summary: FULL,
    pointers: pointers!,
    summarizer,
    ...changes,
  };
}

it('finds a claim that the summary does not back, and says where', async () => {
  const { of, broken, report } = await judge(example());
  expect(broken).toEqual(['coverage/anchors-present']);
  expect(of('coverage/anchors-present').counterexample?.violations).toMatchObject([
    { turn: 't5', moment: 1 },
  ]);
  expect(of('coverage/anchors-present').counterexample?.stories).toMatchObject([
    { turn: 't5', stays: [{ is: 'kept' }, { is: 'covered' }] },
  ]);
  expect(report.verdict).toBe('failed');
});

it('finds nothing in a summary that says everything', async () => {
  const { broken, report, of } = await judge(wellSummarized());
  expect(broken).toEqual([]);
  expect(report.verdict).toBe('passed');
  expect(of('coverage/anchors-present').verdict).toBe('passed');
});

it.each<[string, Partial<Recording>, string[]]>([
  ['a request that was dropped', { after: example().before.slice(0, 1) }, ['protocol/newest-request-kept']],
  [
    'a result whose use is gone',
    { after: [...wellSummarized().after!.slice(0, 2), example().before[3]!, example().before[7]!] },
    ['protocol/exchanges-whole'],
  ],
  [
    'a turn that the summarizer never saw',
    { summarizer: [{ turns: [1, 2, 3], text: FULL, finish: 'stop' }] },
    ['coverage/only-what-was-seen'],
  ],
  ['a summary over its budget', { settings: { summaryBudget: 8 } }, ['budget/summary-fits']],
  ['an answer that lacks the fact', { answers: { t5: 'no such ticket' } }, ['reconstruction/fact-answered']],
  ['a turn in no list', { pointers: { covered: [1, 2, 3, 5, 6], kept: [0, 7] } }, ['conservation/partition']],
  [
    'an id of no turn',
    { pointers: { covered: ['t99', 1, 2, 3, 4, 5, 6], kept: [0, 7] } },
    ['conservation/partition'],
  ],
  [
    'a cut right after an anchor',
    { summarizer: [{ turns: [1, 2, 3, 4, 5, 6], text: FULL, finish: 'length' }] },
    ['coverage/cut-noticed'],
  ],
])('judges %s', async (_, changes, expected) => {
  const { broken } = await judge(wellSummarized(changes));
  expect(broken).toEqual(expect.arrayContaining(expected));
});

it('accuses nobody of what the recording does not hold, and says what it would need', async () => {
  const { summarizer: _, ...open } = wellSummarized();
  const { of, broken } = await judge(open);
  expect(broken).toEqual([]);
  expect(of('coverage/only-what-was-seen')).toMatchObject({
    verdict: 'skipped',
    reason: expect.stringMatching(/it depends on .*`summarizer`.*, which the recording does not hold/),
  });
  expect(of('budget/summary-fits').reason).toMatch(/it needs `settings.summaryBudget`, which the recording/);
  expect(of('reconstruction/fact-answered').reason).toMatch(/it needs `answers`, which the recording/);
});

it('still accuses where it is broken whatever is not known', async () => {
  const { summarizer: _, ...open } = example();
  expect((await judge(open)).of('coverage/anchors-present')).toMatchObject({ verdict: 'failed' });
});

it('takes removal for a claim where there is no pointer set, and blames nobody for a silent omission', async () => {
  const { pointers: _, ...implicit } = example();
  const { of, report } = await judge(implicit);
  expect(of('coverage/cut-noticed').verdict).toBe('failed');
  expect(report.verdict).toBe('failed');
});

it('builds the view of a checkpoint that has none', async () => {
  const { after: _, ...checkpoint } = example();
  expect((await judge(checkpoint)).broken).toEqual(['coverage/anchors-present']);
});

it('takes the only new message for the summary, and asks where there are several', async () => {
  const { summary: _, summarizer: __, ...bare } = wellSummarized();
  expect((await judge(bare)).of('coverage/anchors-present').verdict).toBe('passed');
  const two = { ...bare, after: [...bare.after!, { role: 'assistant', content: 'Understood.' }] };
  await expect(judge(two)).rejects.toMatchObject({
    code: 'CC_RECORDING_INVALID',
    message: expect.stringMatching(/2 messages of `after` are none of `before`.*Mark it with/s),
  });
});

it('judges a whole observation, and a counterexample, as a run does', async () => {
  const scenario = {
    version: 1 as const,
    encoding: 'o200k_base' as const,
    settings: { summaryBudget: 64, ratios: null, window: 8192 },
    summarizer: { finish: true, marker: false, report: 'none' as const, faults: [] },
    steps: [
      {
        step: 'append' as const,
        turns: [
          {
            id: 't1',
            role: 'user' as const,
            kind: 'prose' as const,
            text: 'Remember A-1.',
            tokens: 5,
            anchor: 'A-1',
          },
        ],
      },
      { step: 'compact' as const },
    ],
  };
  const tokenizer = await loadTokenizer('o200k_base');
  const observation = await drive(referenceCompactor(), scenario, { tokenizer });
  const { report, of } = await judge(observation);
  expect(report.verdict).toBe('passed');
  expect(of('conservation/partition').verdict).toBe('passed');
  const claims = { ...observation.moments[1]!.claims!, covered: ['t1', 't1'] };
  const overclaimed = {
    ...observation,
    moments: [observation.moments[0], { ...observation.moments[1], claims }],
  };
  expect((await judge({ property: 'x', observation: overclaimed })).broken).toContain(
    'conservation/partition',
  );
});

it.each<[string, unknown, RegExp]>([
  ['no JSON', '{"recording": 1,', /it is no JSON/],
  ['a list', [], /no JSON object/],
  ['no recording', { messages: [] }, /it has no `"recording": 1`/],
  ['a later version', { recording: 2, before: [] }, /of version 2, and this release reads version 1/],
  [
    'nothing after',
    { recording: 1, before: [{ role: 'user', content: 'x' }] },
    /have required property 'after'/,
  ],
  ['a field that is unknown', { ...example(), sumary: '' }, /`sumary`, which no recording has there/],
  ['a strange role', { ...example(), before: [{ role: 'bot' }] }, /`before.0.role` has to be "system" or/],
  [
    'an anchor that is not there',
    { ...example(), before: [{ role: 'user', content: 'x', anchor: 'Z-9' }] },
    /"Z-9", an anchor or fact of t1, is not in its text/,
  ],
  [
    'ids that are not unique',
    {
      ...example(),
      before: [
        { id: 'a', role: 'user', content: 'x' },
        { id: 'a', role: 'user', content: 'y' },
      ],
    },
    /two messages have the id a/,
  ],
  [
    'a turn that was not there',
    { ...example(), summarizer: [{ turns: [99] }] },
    /`summarizer.turns` names 99/,
  ],
  ['an observation that is none', { moments: 'x' }, /cannot be judged/],
])('refuses %s', async (_, value, says) => {
  await expect(judge(value)).rejects.toMatchObject({
    code: 'CC_RECORDING_INVALID',
    message: expect.stringMatching(says),
  });
});

it('refuses a file that is not there', async () => {
  await expect(judgeFile('no-such-file.json', {})).rejects.toMatchObject({ code: 'CC_RECORDING_INVALID' });
});

it('judges the messages of Anthropic, whose results are no words of the user', async () => {
  const { before, after, pointers, ...rest } = example();
  const asBlocks = before.map((message) => {
    const {
      role,
      content,
      tool_calls: calls,
      tool_call_id: answers,
    } = message as never as Record<string, never>;
    if (answers) return { role: 'user', content: [{ type: 'tool_result', tool_use_id: answers, content }] };
    if (!calls) return { role, content: [{ type: 'text', text: content }] };
    const { id, function: called } = (
      calls as { id: string; function: { name: string; arguments: string } }[]
    )[0]!;
    const input = JSON.parse(called.arguments);
    return { role, content: [{ type: 'tool_use', id, name: called.name, input }] };
  });
  const blocks = [
    asBlocks[0],
    { role: 'user', content: [{ type: 'text', text: after![1]!.content }] },
    asBlocks[7],
  ];
  const { report, broken, of } = await judge({ ...rest, pointers, before: asBlocks, after: blocks });
  expect(broken).toEqual(['coverage/anchors-present']);
  expect(of('coverage/anchors-present').counterexample?.violations).toMatchObject([{ turn: 't5' }]);
  const plain = await judge(example());
  const verdicts = ({ properties }: typeof report) => properties.map(({ id, verdict }) => [id, verdict]);
  expect(verdicts(report)).toEqual(verdicts(plain.report));
});

/** A second pass after the first, which says everything; its summary takes the place of the first. */
function twoPasses(text: string, changes = {}): Recording {
  const first = wellSummarized();
  const appended = [
    { role: 'assistant', content: 'It was CUS-90312.', anchor: null },
    { role: 'user', content: 'Refund REF-8.', anchor: 'REF-8' },
    { role: 'user', content: 'Thanks.', anchor: null },
  ];
  const after = [first.before[0]!, { role: 'user', content: text, summary: true as const }, appended[2]!];
  const summarizer = [{ turns: [7, 8, 9], previous: FULL, text, finish: 'stop' as const }];
  const pointers = { covered: [1, 2, 3, 4, 5, 6, 7, 8, 9], kept: [0, 10] };
  const later = [{ appended, after, summary: text, summarizer, pointers, ...changes }];
  return { ...first, later };
}

it('judges later passes by what earlier ones have covered', async () => {
  const before = wellSummarized().before.map((message, index) =>
    index === 7 ? { ...message, anchor: null } : message,
  );
  const good = await judge({ ...twoPasses(`${FULL}; REF-8`), before });
  expect(good.of('coverage/anchors-present').verdict).toBe('passed');
  const bad = await judge({ ...twoPasses('ORD-4471 is late; refund REF-8'), before });
  expect(bad.broken).toContain('coverage/anchors-present');
  const { violations, observation } = bad.of('coverage/anchors-present').counterexample!;
  expect(violations.map(({ moment }) => moment)).toContain(3);
  expect(violations.every(({ moment }) => moment === 3)).toBe(true);
  expect(violations.map(({ turn }) => turn)).toEqual(expect.arrayContaining(['t4', 't5', 't6']));
  expect(observation.scenario.steps.map(({ step }) => step)).toEqual([
    'append',
    'compact',
    'append',
    'compact',
  ]);
});

it('accuses no later pass of what is not recorded of it', async () => {
  const { pointers: _, ...first } = twoPasses(`${FULL}; REF-8`, {
    summarizer: undefined,
    pointers: undefined,
  });
  const { broken, of } = await judge(first);
  expect(broken).toEqual([]);
  expect(of('coverage/only-what-was-seen').reason).toMatch(/`later\[0\]\.summarizer`/);
});

it('says of a recording whose passes do not have the same fields which do not', async () => {
  await expect(judge(twoPasses(FULL, { pointers: undefined }))).rejects.toThrow(
    '`pointers` is there in 1 of 2 passes',
  );
});
