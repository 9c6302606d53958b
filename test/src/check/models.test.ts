import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderReport } from '../../../reports/terminal/render-report.js';
import { check, referenceCompactor } from '../../../src/index.js';
import inputRange from '../../fixtures/compactors/input-range.js';
import { completion, says, withServer } from '../recorded/servers.js';

/** Says the beginning of each turn, as far as its limit allows. */
const beginnings = (body: Record<string, unknown>) => {
  const prompt = (body.messages as { content: string }[]).at(-1)!.content;
  const found = [...prompt.matchAll(/<turn[^>]*>\n([\s\S]*?)\n<\/turn>/g)];
  const whole = found.map(([, text]) => `- ${text!.slice(0, 60)}`).join('\n');
  const text = whole.slice(0, 2 * ((body.max_tokens as number | undefined) ?? 4096));
  return completion(text, text.length < whole.length ? 'length' : 'stop');
};

const folder = () => mkdtempSync(join(tmpdir(), 'models-'));
const properties = ['coverage/anchors-present'];

describe('a run with a model', () => {
  it('finds the same when it is replayed without it', async () => {
    const options = { model: 'small', cassettes: folder(), properties, runs: 3 };
    const recorded = await withServer(
      ({ body }, response) => says(response, 200, beginnings(body)),
      (modelUrl) => check(inputRange, { ...options, record: true, modelUrl }),
    );
    expect(recorded.verdict).toBe('failed');
    expect(recorded.model!.asked).toBeGreaterThan(0);
    const replayed = await check(inputRange, options);
    expect(replayed.properties).toEqual(recorded.properties);
    expect(replayed.model).toMatchObject({ asked: 0, tokens: { input: 0, output: 0 } });
    expect(replayed.settings.seed).toBe(1);
  });

  it('says that smaller conversations are not recorded', async () => {
    const options = { model: 'small', cassettes: folder(), properties, runs: 3 };
    await withServer(
      ({ body }, response) => says(response, 200, beginnings(body)),
      (modelUrl) => check(inputRange, { ...options, record: true, modelUrl, shrinkTime: 1 }),
    );
    const report = await check(inputRange, options);
    const { counterexample, verdict } = report.properties[0]!;
    expect(verdict).toBe('failed');
    expect(counterexample!.shrinking.unanswered).toBeGreaterThan(0);
    const text = renderReport(report, { color: false, width: 200 });
    expect(text).toMatch(
      /smaller conversations? could not be tried: the model's answers to them are not recorded/,
    );
    expect(text).toContain('summarizer small');
  });

  it('asks for what is said how to record, where nothing is', async () => {
    const running = check(referenceCompactor(), { model: 'small', cassettes: folder() });
    await expect(running).rejects.toMatchObject({ code: 'CC_MODEL_UNRECORDED' });
  });

  it.each([
    [{ record: true, model: 'small' }, 'CC_MODEL_URL'],
    [{ modelUrl: 'https://x.example/v1' }, 'CC_OPTION_UNUSED'],
    [{ model: 'small', record: true, modelUrl: 'https://x.example' }, 'CC_MODEL_DIALECT'],
    [{ model: 'small', modelDialect: 'gemini' as never }, 'CC_OPTION_INVALID'],
  ])('refuses %j', async (options, code) => {
    await expect(check(referenceCompactor(), options)).rejects.toMatchObject({ code });
  });
});
