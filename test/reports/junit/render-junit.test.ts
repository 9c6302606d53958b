import { describe, expect, it } from 'vitest';
import { renderJunit } from '../../../reports/junit/render-junit.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, property, REPORT, report } from '../samples/report.js';
import { junitProblems } from './junit-schema.js';

const ORIGIN = { subject: 'src/mine.ts', file: 'packages/a/src/mine.ts' };
const XML = renderJunit(REPORT, ORIGIN);

/** The element of the test case of a property. */
const caseOf = (id: string, xml = XML) =>
  new RegExp(`<testcase [^>]*name="${id}"(?:/>|.*?</testcase>)`, 's').exec(xml)![0];

describe('the JUnit report', () => {
  it('is by the schema', async () => {
    expect(await junitProblems(XML)).toEqual([]);
    expect(await junitProblems(XML.replace('failures=', 'mistakes='))).not.toEqual([]);
  });

  it('counts its test cases', () => {
    expect(/<testsuite [^>]*>/.exec(XML)![0]).toMatch(/tests="7" failures="2" errors="1" skipped="2"/);
  });

  it('has a test case for each property, under the compactor and its group', () => {
    expect(XML.match(/<testcase /g)).toHaveLength(REPORT.properties.length);
    expect(caseOf('conservation/partition')).toContain('classname="input-range.conservation"');
  });

  it('fails a broken property with what was seen, the story and the command that replays it', () => {
    const told = caseOf('coverage/anchors-present');
    expect(told).toMatch(/<failure message="t2 is claimed as covered[^"]*" type="failed">/);
    expect(told).toContain('The smallest conversation');
    expect(told).toMatch(/compaction-check replay \S+\.json src\/mine\.ts/);
  });

  it('calls what could not be judged an error, as it is no pass', () => {
    expect(caseOf('coverage/exact-boundary')).toMatch(
      /<error message="unknown: the premise was met in 3 runs/,
    );
  });

  it('says why a property is skipped', () => {
    const why = 'it does not say where its answers come from';
    expect(caseOf('reconstruction/honest-source')).toContain(`<skipped message="${why}"/>`);
  });

  it('fails no should unless that was asked for', () => {
    const should = report([broken(INPUT_RANGE, { level: 'should' })]);
    expect(renderJunit(should, ORIGIN)).toMatch(/<skipped message="broken, and only reported/);
    const asked = { ...should, settings: { ...should.settings, level: 'should' as const } };
    expect(renderJunit(asked, ORIGIN)).toContain('<failure ');
  });

  it('tells a crash from a breach', () => {
    const crashed = renderJunit(report([broken(INPUT_RANGE, { verdict: 'errored' })]), ORIGIN);
    expect(crashed).toContain('<error ');
    expect(crashed).not.toContain('<failure ');
  });

  it('skips what a run had no time for after the first breach', () => {
    const bailed = report([property('a/b', [], { verdict: 'unknown', reason: 'too few runs' })], {
      ended: 'bail',
    });
    expect(renderJunit(bailed, ORIGIN)).toContain('<skipped message="unknown: too few runs"/>');
  });

  it('holds the seed, the file and the command that runs it again', () => {
    expect(XML).toContain('<property name="seed" value="42"/>');
    expect(XML).toContain('<property name="file" value="packages/a/src/mine.ts"/>');
    expect(XML).toMatch(/<property name="again" value="npx compaction-check run src\/mine\.ts --seed 42/);
  });
});
