import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SummaryRequest } from '../../../src/compactor/summarizer.js';
import { drive } from '../../../src/drive/drive.js';
import { withModelServer } from '../../../src/model-server.js';
import type { DialectName } from '../../../src/recorded/model-options.js';
import { RecordedModels } from '../../../src/recorded/recorded-models.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import type { SummarizerCall } from '../../../src/simulation/summarizer-call.js';
import { append, compact, scenario, tokenizer } from '../../conversation.js';
import { turns } from '../turns.js';
import { completion, says, withServer } from './servers.js';

const MODEL = 'small';
const KEY = 'sk-never-to-be-shown';
const LOG = turns(1, 6);

function withModel(budget: number | null = 200): Scenario {
  const given = scenario([append(...LOG), compact], { settings: { summaryBudget: budget } });
  return { ...given, summarizer: { finish: true, marker: false, report: 'none', faults: [], model: MODEL } };
}

const folder = () => mkdtempSync(join(tmpdir(), 'models-'));

/** What is seen when the reference compacts with a model that has faults, recorded, and then replayed. */
async function recordAndReplay(dialect: DialectName, faults: Fault[]) {
  const cassettes = folder();
  const seen = await withModelServer({ behaviour: { faults }, turns: LOG, key: KEY }, (server) => {
    const url = dialect === 'openai' ? server.openaiUrl : server.url;
    const models = new RecordedModels(
      { cassettes, asked: { name: MODEL, url, dialect } },
      { COMPACTION_CHECK_MODEL_KEY: KEY },
    );
    return drive(referenceCompactor(), withModel(), { tokenizer, models });
  });
  const models = new RecordedModels({ cassettes, asked: null });
  const again = await drive(referenceCompactor(), withModel(), { tokenizer, models });
  expect(again).toEqual(seen);
  const files = readdirSync(join(cassettes, MODEL)).map((name) =>
    readFileSync(join(cassettes, MODEL, name), 'utf8'),
  );
  expect(files.join('')).not.toContain(KEY);
  return seen.moments[1]!;
}

describe.each(['openai', 'anthropic'] as const)('a recorded model in the dialect of %s', (dialect) => {
  it('is known to have written what stands in its text', async () => {
    const { calls, outcome } = await recordAndReplay(dialect, [{ fault: 'drop', target: { ids: ['t2'] } }]);
    const { truth, shown } = calls[0]!;
    expect(outcome?.status).toBe('compacted');
    expect(truth).toMatchObject({ cut: 'none', faithful: false, unusable: null });
    expect(shown.filter((id) => !truth.facts.includes(id))).toEqual(['t2']);
  });

  it('signals its cut to the compactor', async () => {
    const { calls } = await recordAndReplay(dialect, [{ fault: 'cut', tokens: 12 }]);
    expect(calls[0]).toMatchObject({ response: { finish: 'length' }, truth: { cut: 'signalled' } });
    expect(calls[0]!.truth.facts).toEqual(['t1', 't2']);
  });

  it.each([
    ['blank', { fault: 'blank', text: '' }],
    ['tool-call', { fault: 'tool-call' }],
    ['refusal', { fault: 'refusal' }],
  ] as const)('is known to give no summary: %s', async (unusable, fault) => {
    const { calls, outcome } = await recordAndReplay(dialect, [fault]);
    expect(calls[0]!.truth.unusable).toBe(unusable);
    expect(outcome?.status).not.toBe('compacted');
  });

  it('that declines a text as too long has failed, again and again', async () => {
    const fault = { fault: 'fail', message: '400 the context length is exceeded' } as const;
    const { calls } = await recordAndReplay(dialect, [fault]);
    expect(calls[0]).toMatchObject({ response: null, error: 'the context length is exceeded' });
  });
});

describe('a recorded model', () => {
  const complete = async (
    models: RecordedModels,
    requests: SummaryRequest[],
    { take = 0, budget = null as number | null } = {},
  ) => {
    const calls: SummarizerCall[] = [];
    const { behaviour } = { behaviour: withModel().summarizer };
    const record = (call: SummarizerCall) => void calls.push(call);
    const model = models.summarizer({ behaviour, budget, tokenizer, known: () => LOG, record }, take);
    const texts = await Promise.all(
      requests.map((request) =>
        model.complete(request).then(
          ({ text }) => text,
          () => null,
        ),
      ),
    );
    return { texts, calls, trouble: model.trouble };
  };
  const asking = (url: string, cassettes = folder()) =>
    new RecordedModels({ cassettes, asked: { name: MODEL, url, dialect: null } }, {});

  it('gives equal requests other answers in one drive and in each take, and the same in the same', async () => {
    await withServer(
      (_, response, nth) => says(response, 200, completion(`answer ${nth}`)),
      async (url) => {
        const cassettes = folder();
        const request = { prompt: 'Summarize: TICKET-1' };
        expect((await complete(asking(url, cassettes), [request])).texts).toEqual(['answer 1']);
        expect((await complete(asking(url, cassettes), [request], { take: 1 })).texts).toEqual(['answer 2']);
        const replayed = () => new RecordedModels({ cassettes, asked: null });
        expect((await complete(replayed(), [request])).texts).toEqual(['answer 1']);
        expect((await complete(replayed(), [request, request])).texts).toEqual(['answer 1', 'answer 2']);
        expect((await complete(replayed(), [request], { take: 2 })).trouble?.message).toContain('answer 3');
      },
    );
  });

  it('sends a prompt as it is, and writes one for turns', async () => {
    await withServer(
      (_, response) => says(response, 200, completion('fine')),
      async (url, seen) => {
        const turnsOnly = { turns: LOG.slice(0, 1), previous: 'so far', budget: 40 };
        await complete(asking(url), [{ prompt: 'as it is' }, turnsOnly], { budget: 30 });
        expect(seen[0]!.body).toEqual({
          model: MODEL,
          messages: [{ role: 'user', content: 'as it is' }],
          max_tokens: 30,
        });
        const [system, user] = seen[1]!.body.messages as { content: string }[];
        expect(system!.content).toContain('at most 30 tokens');
        expect(user!.content).toBe(
          `<earlier-summary>\nso far\n</earlier-summary>\n\n<turn role="user">\n${LOG[0]!.text}\n</turn>`,
        );
      },
    );
  });

  it('is not asked for a summary of no tokens', async () => {
    const { calls } = await complete(
      new RecordedModels({ cassettes: folder(), asked: null }),
      [{ turns: LOG }],
      {
        budget: 0,
      },
    );
    expect(calls[0]).toMatchObject({ response: { kind: 'blank', text: '' }, truth: { unusable: 'blank' } });
  });

  it('that is not recorded ends the drive with an error that says how to record', async () => {
    const models = new RecordedModels({ cassettes: folder(), asked: null });
    const driving = drive(referenceCompactor(), withModel(), { tokenizer, models });
    await expect(driving).rejects.toMatchObject({ code: 'CC_MODEL_UNRECORDED' });
    await expect(driving).rejects.toThrow(/--model small --record --model-url/);
  });

  it('is told apart from a fault of the compactor where it cannot be reached', async () => {
    await withServer(
      (_, response) => says(response, 401, { error: { message: 'who are you' } }),
      async (url) => {
        const driving = drive(referenceCompactor(), withModel(), { tokenizer, models: asking(url) });
        await expect(driving).rejects.toMatchObject({ code: 'CC_MODEL_KEY' });
      },
    );
  });

  it('cannot be driven where nothing recorded is at hand', async () => {
    await expect(drive(referenceCompactor(), withModel(), { tokenizer })).rejects.toMatchObject({
      code: 'CC_MODEL_MISSING',
    });
  });
});
