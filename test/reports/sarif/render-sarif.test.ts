import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../../properties/registry.js';
import { renderSarif } from '../../../reports/sarif/render-sarif.js';
import type { Report } from '../../../src/run/report.js';
import { caseHash } from '../../../src/scenario/case-hash.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, REPORT, report } from '../samples/report.js';
import { sarifProblems } from './sarif-schema.js';

const CONTEXT = {
  about: PROPERTIES,
  fingerprint: ({ property, observation }: typeof INPUT_RANGE) => caseHash(property, observation.scenario),
};
const ORIGIN = { subject: 'src/mine.ts', file: 'packages/a b/src/mine.ts' };
const rendered = (told: Report, origin: Parameters<typeof renderSarif>[1] = ORIGIN) =>
  renderSarif(told, origin, CONTEXT);
const runOf = (json: string) => (JSON.parse(json) as Log).runs[0]!;
const RUN = runOf(rendered(REPORT));
const resultsOf = (json: string) => runOf(json).results!;

describe('the SARIF report', () => {
  it('is by the schema', () => {
    expect(sarifProblems(rendered(REPORT))).toEqual([]);
    expect(sarifProblems(rendered(report([])))).toEqual([]);
    expect(sarifProblems(rendered(REPORT).replace('"ruleId"', '"rule"'))).not.toEqual([]);
  });

  it('has a rule for each property, with help for those that are known', () => {
    const rules = RUN.tool.driver.rules!;
    expect(rules.map(({ id }) => id)).toEqual(REPORT.properties.map(({ id }) => id));
    const known = rules[0]!;
    expect(known.help!.text).toContain('Write the pointer set from what the summary holds');
    expect(known.help!.markdown).toContain('Clauses of the law: S1');
    expect(known.properties!.tags).toEqual(['compaction', 'S1']);
    expect(rules[1]!.defaultConfiguration!.level).toBe('warning');
  });

  it('names a page for a rule only where there is one', () => {
    expect(RUN.tool.driver.rules![0]).not.toHaveProperty('helpUri');
    const paged = renderSarif(REPORT, ORIGIN, { ...CONTEXT, homepage: 'https://example.org/properties' });
    expect(runOf(paged).tool.driver.rules![0]!.helpUri).toBe(
      'https://example.org/properties#coverageanchors-present',
    );
    expect(sarifProblems(paged)).toEqual([]);
  });

  it('has a result for each broken property, at the file of the compactor', () => {
    expect(RUN.results!.map(({ ruleId }) => ruleId)).toEqual([
      'coverage/anchors-present',
      'reconstruction/fact-answered',
    ]);
    const { physicalLocation } = RUN.results![0]!.locations![0]!;
    expect(physicalLocation!.artifactLocation).toMatchObject({
      uri: 'packages/a%20b/src/mine.ts',
      uriBaseId: '%SRCROOT%',
    });
    expect(RUN.results![0]!.message.text).toMatch(
      /^t2 is claimed as covered.*\nReplay it: npx compaction-check replay/,
    );
  });

  it('has no location where the file is not known', () => {
    const [result] = resultsOf(rendered(REPORT, { file: null }));
    expect(result).not.toHaveProperty('locations');
    expect(sarifProblems(rendered(REPORT, { file: null }))).toEqual([]);
  });

  it('takes a should for a warning', () => {
    const levels = (told: Report) => resultsOf(rendered(told)).map(({ level }) => level);
    expect(levels(report([broken(INPUT_RANGE), broken(INPUT_RANGE, { level: 'should' })]))).toEqual([
      'error',
      'warning',
    ]);
  });

  it('names a failure the same in every run, and another one otherwise', () => {
    const print = (found: typeof INPUT_RANGE, parts = {}): Result['partialFingerprints'] =>
      resultsOf(rendered(report([broken(found)], parts)))[0]!.partialFingerprints;
    const one = print(INPUT_RANGE);
    expect(one).toEqual({ 'compactionCheck/v1': expect.stringMatching(/^[0-9a-f]{12}$/) });
    const elsewhere = { ...INPUT_RANGE, found: { seed: 7, run: 8 }, file: 'other.json', tool: '9.9.9' };
    expect(print(elsewhere, { runs: 3 })).toEqual(one);
    const other = structuredClone(INPUT_RANGE);
    other.observation.scenario.settings.window += 1;
    expect(print(other)).not.toEqual(one);
  });

  it('notifies of what could not be judged, which is no result', () => {
    expect(RUN.invocations![0]!.toolExecutionNotifications).toMatchObject([
      { level: 'warning', associatedRule: { id: 'coverage/exact-boundary' } },
    ]);
  });

  it('says that a run which was interrupted is not whole', () => {
    const { invocations } = runOf(rendered(report([], { ended: 'interrupted' })));
    expect(invocations![0]!.executionSuccessful).toBe(false);
  });
});
