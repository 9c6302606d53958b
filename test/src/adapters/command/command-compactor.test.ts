import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandCompactor } from '../../../../src/adapters/command/command-compactor.js';
import { drive } from '../../../../src/drive/drive.js';
import type { Scenario } from '../../../../src/scenario/scenario.js';
import { loadTokenizer } from '../../../../src/tokens/load-tokenizer.js';

const CLIENT = fileURLToPath(new URL('../../../fixtures/children/client.mjs', import.meta.url));
const tokenizer = await loadTokenizer('o200k_base');

const turn = (id: string, text: string) =>
  ({ id, role: 'user', kind: 'prose', text, tokens: tokenizer.count(text), anchor: null }) as const;
const SCENARIO: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: { summaryBudget: 100, ratios: null, window: 8192, keep: Number.NaN },
  summarizer: { finish: false, marker: false, report: 'none', faults: [] },
  steps: [
    { step: 'append', turns: [turn('t1', 'First \ud800, 東京, 👍🏽 and "quotes".')] },
    { step: 'append', turns: [turn('t2', 'Second\u2028line')] },
    { step: 'compact' },
    { step: 'recall' },
  ],
};

let marks = 0;

/** The child with a fault, and what tells its processes from those of other tests. */
async function childWith(fault: string, at = 'compact') {
  marks += 1;
  const mark = `mark-${process.pid}-${marks}`;
  const command = [process.execPath, CLIENT, mark];
  const compactor = await commandCompactor({ command, env: { FAULT: fault, AT: at, MARK: mark } }, 'test');
  return { compactor, mark };
}

const play = (compactor: Parameters<typeof drive>[0]) =>
  drive(compactor, SCENARIO, { tokenizer, stepLimitMs: 1000 });

async function survivors(mark: string): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const lines = execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' }).split('\n');
    const found = lines.filter((line) => line.includes(mark) && !line.startsWith('Z'));
    if (found.length === 0 || tries === 40) return found;
    await pause(50);
  }
}

it('hands texts over and back as they are, and answers for each turn', async () => {
  const { compactor } = await childWith('');
  const { breakdown, moments } = await play(compactor);
  expect(breakdown).toBeNull();
  expect(moments.at(-1)?.log).toBe('intact');
  expect(moments.at(-1)?.answers).toEqual({
    t1: { text: 'First \ud800, 東京, 👍🏽 and "quotes".' },
    t2: { text: 'Second\u2028line' },
  });
  expect(moments.at(-1)?.stranger).toMatchObject({ error: { engine: false } });
  expect(moments.at(-1)?.view).toMatchObject([{ turn: 't1' }, { turn: 't2' }]);
});

const BREAKS: [fault: string, kind: string, says: RegExp][] = [
  ['exits', 'exited', /the child is lost: it ended with exit code 3/],
  ['kills-itself', 'exited', /the child is lost: it was ended by SIGKILL/],
  ['says-why', 'exited', /exit code 1; the end of its standard error: out of paper/],
  ['hangs', 'hung', /no answer within 1000 ms/],
  ['ignores-sigterm', 'hung', /no answer within 1000 ms/],
  ['floods', 'nonsense', /a line feed within 2\.0 MiB/],
  ['asks-without-end', 'nonsense', /at most 1000 requests for a summary while one message of calls/],
  ['half-a-line', 'exited', /in the middle of a line: \{"type":"answer",/],
  ['bad-utf8', 'nonsense', /expected a line in UTF-8/],
  ['prints', 'nonsense', /expected a line of JSON .*the line: compacting now/],
  ['bare-nan', 'nonsense', /a bare NaN or Infinity/],
  ['wrong-shape', 'nonsense', /expected `results` to be array, got `none`/],
  ['unknown-type', 'nonsense', /expected `type` to be one of "hello"/],
  ['never-asked', 'nonsense', /got an answer with the id/],
  ['too-few', 'nonsense', /expected `results` to be a list of/],
  ['closes-stdout', 'exited', /it closed its standard output and lives on/],
  ['unknown-turn', 'nonsense', /`request\.turns` to be ids of turns that were appended/],
  // The second answer may come before the next question or after it.
  ['twice', 'nonsense', /expected (nothing, since nothing else was asked|.* got an answer with the id)/],
  ['grandchild', 'exited', /the child is lost: it ended with exit code 0/],
];

it.each(BREAKS)(
  'tells of a child that %s as %s, leaves nothing behind, and goes on with another',
  async (fault, kind, says) => {
    const { compactor, mark } = await childWith(fault);
    const { breakdown, moments } = await play(compactor);
    expect(breakdown).toMatchObject({ kind, message: expect.stringMatching(says) });
    expect(moments.length).toBeGreaterThanOrEqual(2);
    expect(await survivors(mark)).toEqual([]);
    await compactor.ready?.();
    const session = await compactor.open({
      settings: SCENARIO.settings,
      summarizer: null as never,
      countTokens: () => 0,
    });
    expect(await session.view()).toEqual([]);
  },
);

it('ends a child that asks on and does not read the answers', { timeout: 60_000 }, async () => {
  const { compactor, mark } = await childWith('counts-without-reading');
  const { breakdown } = await drive(compactor, SCENARIO, { tokenizer, stepLimitMs: 50_000 });
  expect(breakdown).toMatchObject({
    kind: 'exited',
    message: expect.stringMatching(/it asks on, and does not read the answers/),
  });
  expect(await survivors(mark)).toEqual([]);
});

it('takes no more of one session than is allowed, and goes on with the next', {
  timeout: 60_000,
}, async () => {
  const { compactor } = await childWith('shows-much', 'view');
  const steps = Array.from({ length: 20 }, (_, nth) => ({
    step: 'append' as const,
    turns: [turn(`t${nth}`, `Turn ${nth}.`)],
  }));
  for (const _ of [1, 2]) {
    const { breakdown, moments } = await drive(
      compactor,
      { ...SCENARIO, steps },
      { tokenizer, stepLimitMs: 20_000 },
    );
    expect(breakdown).toMatchObject({
      kind: 'nonsense',
      message: expect.stringMatching(/^Expected at most 16\.0 MiB in one session, .* got more$/),
    });
    // A view of 1 MiB for each step.
    expect(moments).toHaveLength(15);
  }
});

it('ends a child whose session began too late, whatever it wrote meanwhile', async () => {
  const { compactor } = await childWith('late-and-twice', 'open');
  for (const _ of [1, 2]) {
    expect((await play(compactor)).breakdown).toMatchObject({ kind: 'hung', during: 'open()' });
    await pause(1000);
  }
});

it('tells of a session that began too late where it happened, and not of the one after it', async () => {
  const { compactor } = await childWith('late', 'open');
  for (const _ of [1, 2]) {
    const { breakdown } = await play(compactor);
    expect(breakdown).toMatchObject({ kind: 'hung', during: 'open()' });
  }
});
