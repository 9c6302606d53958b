import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { counterexampleToJson } from '../../../reports/json/counterexample-to-json.js';
import { renderJson } from '../../../reports/json/render-json.js';
import type { Counterexample } from '../../../src/run/report.js';
import { CRASH } from '../samples/crash.js';
import { HOSTILE } from '../samples/hostile.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { LONG } from '../samples/long.js';
import { broken, REPORT, report } from '../samples/report.js';
import { SELF_CHECK } from '../samples/self-check.js';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
for (const name of ['scenario', 'observation', 'counterexample', 'report', 'self-check']) {
  const file = new URL(`../../../schemas/${name}.schema.json`, import.meta.url);
  ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')));
}

function problems(schema: string, json: string): unknown {
  const validate = ajv.getSchema(`${schema}.schema.json`)!;
  return validate(JSON.parse(json)) ? [] : validate.errors;
}

const SAMPLES: [string, Counterexample][] = Object.entries({ INPUT_RANGE, LONG, CRASH, HOSTILE });

describe('the schemas', () => {
  it.each(SAMPLES)('describe the counterexample %s', (_, sample) => {
    expect(problems('counterexample', counterexampleToJson(sample))).toEqual([]);
    expect(problems('observation', JSON.stringify(sample.observation))).toEqual([]);
    expect(problems('scenario', JSON.stringify(sample.observation.scenario))).toEqual([]);
  });

  it('describe an explanation', () => {
    const { scenario } = INPUT_RANGE.observation;
    const matters = [{ part: 'the summary budget', instead: 'with 6 tokens' }];
    const explained = { ...INPUT_RANGE, explanation: { matters, varies: ['keep'], neighbour: scenario } };
    expect(problems('counterexample', counterexampleToJson(explained))).toEqual([]);
  });

  it('describe what is certified, and what is not', () => {
    for (const outcome of [
      { certified: true },
      { certified: false, why: 'time' as const, shrunkTo: [2, 3, 1, 9, 40] },
    ]) {
      const certified = {
        ...INPUT_RANGE,
        certification: { ...outcome, played: 12, scope: 'at most 2 turns' },
      };
      expect(problems('counterexample', counterexampleToJson(certified))).toEqual([]);
      expect(counterexampleToJson(certified)).toContain('"played": 12');
    }
  });

  it('describe a report with every verdict', () => {
    expect(problems('report', renderJson(REPORT))).toEqual([]);
    expect(problems('report', renderJson(report(SAMPLES.map(([, sample]) => broken(sample)))))).toEqual([]);
  });

  it('describe tries and rates', () => {
    const { settings } = report([]);
    const goal = { limit: 0.01, confidence: 0.95 };
    const parts = {
      repeat: {
        of: 5,
        counts: [{ broken: 0, met: 5, scenarios: 3 }],
        passAll: { part: 3, whole: 3, interval: [0.29, 1] as const },
        passOne: { share: 1, interval: null },
        flaky: 0,
      },
      rate: { ...goal, shown: null, interval: [0, 0.5] as const },
    };
    const found = { ...INPUT_RANGE, tries: { broken: 2, of: 5 } };
    const asked = { ...settings, repeat: 5, untilRate: goal };
    const told = report([broken(found, parts)], { ended: 'rate', settings: asked });
    expect(problems('report', renderJson(told))).toEqual([]);
  });

  it('describe a store and what became of it', () => {
    const cases = (['fails', 'came back', 'fixed', 'holds', 'skipped'] as const).map((status) => ({
      file: 'a.json',
      property: 'a/b',
      compactor: 'c',
      status,
      reason: status === 'skipped' ? 'time was over' : null,
      ...(status === 'fixed' && { pruned: true as const }),
    }));
    const problems_ = [{ file: 'a.json', code: 'CC_X', says: 'it is damaged' }];
    const found = { ...INPUT_RANGE, status: 'came back' as const, fixed: true as const };
    const told = report([broken(found)], { store: { directory: '.s', cases, problems: problems_ } });
    expect(problems('report', renderJson(told))).toEqual([]);
  });

  it('describe known failures and what became of them', () => {
    const statuses = ['fails', 'fails otherwise', 'holds', 'untold'] as const;
    const known = (status: (typeof statuses)[number]) => ({
      ...{ reason: 'r', link: null, expires: '2027-01-31', counterexamples: ['0123456789ab'], status },
      ...{ says: 'why', expired: true as const },
    });
    const update = { added: ['a/b'], removed: [], kept: [] };
    const told = report(
      statuses.map((status) => broken(INPUT_RANGE, { known: known(status) })),
      { known: { file: 'known.json', elsewhere: 1, update } },
    );
    expect(problems('report', renderJson(told))).toEqual([]);
  });

  it('describe the report of a self-check', () => {
    expect(problems('self-check', renderJson(SELF_CHECK))).toEqual([]);
  });

  it('allow nothing that they do not name', () => {
    expect(problems('self-check', JSON.stringify({ ...SELF_CHECK, extra: 1 }))).not.toEqual([]);
    expect(problems('report', JSON.stringify({ ...REPORT, extra: 1 }))).not.toEqual([]);
    expect(problems('counterexample', JSON.stringify({ ...CRASH, extra: 1 }))).not.toEqual([]);
    const odd = { ...CRASH, observation: { ...CRASH.observation, extra: 1 } };
    expect(problems('counterexample', JSON.stringify(odd))).not.toEqual([]);
  });

  it('ask for every part', () => {
    const { file: _, ...rest } = CRASH;
    expect(problems('counterexample', JSON.stringify(rest))).not.toEqual([]);
  });

  it('know numbers that JSON has none for as strings', () => {
    const found = structuredClone(INPUT_RANGE);
    Object.assign(found.observation.scenario.settings, {
      window: Number.POSITIVE_INFINITY,
      keep: Number.NaN,
      trigger: -0,
    });
    found.observation.moments[1]!.outcome = { status: 'compacted', covered: Number.NEGATIVE_INFINITY };
    const json = counterexampleToJson(found);
    expect(problems('counterexample', json)).toEqual([]);
    expect(JSON.parse(json).observation.scenario.settings).toMatchObject({
      window: 'Infinity',
      keep: 'NaN',
      trigger: '-0',
    });
    expect(problems('scenario', json.replace('"Infinity"', '"endless"'))).not.toEqual([]);
  });
});
