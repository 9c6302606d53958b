import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTranscript } from '../../../../src/adapters/transcript/load-transcript.js';
import { scenarioProblems } from '../../../../src/scenario/validate.js';
import { loadTokenizer } from '../../../../src/tokens/load-tokenizer.js';
import type { Tokenizer } from '../../../../src/tokens/tokenizer.js';
import { isPresent } from '../../../../src/transcript/presence.js';

const fixture = (name: string) =>
  new URL(`../../../fixtures/transcripts/${name}.traj.json`, import.meta.url).pathname;

const FILES = [
  { name: 'swe-agent-function-calling', turns: 28 },
  { name: 'swe-agent-ctf-crypto', turns: 37 },
  { name: 'swe-agent-pydicom', turns: 26 },
];

let tokenizer: Tokenizer;
let folder: string;

beforeAll(async () => {
  tokenizer = await loadTokenizer('o200k_base');
  folder = await mkdtemp(join(tmpdir(), 'transcript-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function stored(content: unknown): Promise<string> {
  const path = join(folder, 'conversation.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe.each(FILES)('$name', ({ name, turns: count }) => {
  const load = () => loadTranscript(fixture(name), tokenizer);

  it(`has ${count} turns that make a well-formed scenario`, async () => {
    const turns = await load();
    expect(turns.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => `t${index + 1}`));
    const scenario = {
      version: 1,
      encoding: 'o200k_base',
      settings: { summaryBudget: 1000, ratios: null, window: 100_000 },
      summarizer: { finish: true, marker: true, report: 'none', faults: [] },
      steps: [{ step: 'append', turns }, { step: 'compact' }],
    };
    expect(scenarioProblems(scenario, tokenizer)).toEqual([]);
  });

  it('keeps every text byte for byte', async () => {
    const turns = await load();
    const { history } = JSON.parse(await readFile(fixture(name), 'utf8'));
    turns.forEach((turn, index) => {
      const { content, tool_calls = [] } = history[index];
      const calls = (tool_calls ?? []).map((call: { function: { name: string; arguments: string } }) => {
        return `\n${call.function.name} ${call.function.arguments}`;
      });
      expect(turn.text).toBe([content, ...calls].join(''));
      expect(turn.tokens).toBe(tokenizer.count(turn.text));
    });
  });

  it('finds an anchor in at least six of ten turns, present in no other turn but twins', async () => {
    const turns = await load();
    const anchored = turns.filter(({ anchor }) => anchor !== null);
    expect(anchored.length / turns.length).toBeGreaterThanOrEqual(0.6);
    for (const { anchor, text, facts } of anchored) {
      const holders = turns.filter((turn) => isPresent(anchor!, turn.text));
      expect(new Set(holders.map((turn) => turn.text))).toEqual(new Set([text]));
      expect(facts).toEqual([{ key: 'anchor', value: anchor }]);
    }
  });
});

it('leads every result of the function-calling run to its own call, though ids come again', async () => {
  const turns = await loadTranscript(fixture('swe-agent-function-calling'), tokenizer);
  const uses = turns.flatMap((turn) => turn.uses ?? []);
  expect(new Set(uses.map(({ id }) => id)).size).toBe(13);
  turns.forEach((turn, index) => {
    if (turn.role === 'tool') expect(turn.results?.[0]?.use).toBe(turns[index - 1]!.uses![0]!.id);
  });
});

it('reads past the byte order mark of an editor', async () => {
  const path = await stored(`\uFEFF${JSON.stringify([{ role: 'user', content: 'Pay INV-17.' }])}`);
  expect((await loadTranscript(path, tokenizer)).map(({ text }) => text)).toEqual(['Pay INV-17.']);
});

describe('OpenAI chat messages', () => {
  const call = (id: string) => ({
    id,
    type: 'function',
    function: { name: 'open', arguments: '{"path": "a.ts"}' },
  });

  it('are read as an array and as `messages` of an object', async () => {
    const messages = [{ role: 'user', content: 'read /srv/app.log' }];
    const [turn] = await loadTranscript(await stored(messages), tokenizer);
    expect(turn).toMatchObject({
      role: 'user',
      kind: 'prose',
      text: 'read /srv/app.log',
      anchor: '/srv/app.log',
    });
    expect(await loadTranscript(await stored({ messages }), tokenizer)).toEqual([turn]);
  });

  it('keep the arguments of a call as they were written', async () => {
    const messages = [
      { role: 'assistant', content: null, tool_calls: [call('c1'), call('c2')] },
      { role: 'tool', tool_call_id: 'c2', content: '{"size": 7}' },
      { role: 'tool', tool_call_id: 'c1', content: 'no such file' },
    ];
    const turns = await loadTranscript(await stored(messages), tokenizer);
    expect(turns[0]!.text).toBe('open {"path": "a.ts"}\nopen {"path": "a.ts"}');
    expect(turns.map(({ kind }) => kind)).toEqual(['prose', 'structured', 'prose']);
    expect(turns.flatMap((turn) => turn.results ?? []).map(({ use }) => use)).toEqual(['c2', 'c1']);
  });

  it('make plain tool turns of results without a call', async () => {
    const messages = [{ role: 'tool', tool_call_id: 'gone', content: 'exit code 137' }];
    const [turn] = await loadTranscript(await stored(messages), tokenizer);
    expect(turn).toMatchObject({ role: 'tool', text: 'exit code 137' });
    expect(turn).not.toHaveProperty('results');
  });

  it('leave a mark for a part without text', async () => {
    const content = [
      { type: 'text', text: 'what is this?' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
    ];
    const [turn] = await loadTranscript(await stored([{ role: 'user', content }]), tokenizer);
    expect(turn!.text).toBe('what is this?\n[image_url sha256:709e80c88487]');
  });
});

it('says of a file that is missing that it could not be read', async () => {
  const error = await loadTranscript(join(folder, 'missing.json'), tokenizer).catch((cause) => cause);
  expect(error.code).toBe('CC_TRANSCRIPT_UNREADABLE');
  expect(error.message).toContain('missing.json');
});
