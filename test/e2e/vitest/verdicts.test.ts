import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ended, openProject, runVitest } from './project.js';

const { folder, remove } = openProject();
afterAll(remove);

let output = '';
let files: Record<string, Ended[]> = {};
let exitCode: number | undefined;

beforeAll(async () => {
  const oneWorker = ['--no-isolate', '--maxWorkers=1', '--pool=threads', '--allowOnly'];
  ({ exitCode, output, files } = await runVitest(folder, oneWorker));
}, 60_000);

const named = (status: string, tests: readonly Ended[] = []) =>
  tests.filter((test) => test.status === status).map(({ name }) => name);

describe('a correct compactor', () => {
  it('passes one test for each property, under the name of the suite', () => {
    expect(files.correct?.map(({ suite, name, status }) => [suite, name, status])).toEqual([
      ['the reference', 'coverage/anchors-present', 'passed'],
      ['the reference', 'conservation/partition', 'passed'],
      ['the reference', 'conservation/loud', 'passed'],
      ['the reference', 'budget/summary-fits', 'passed'],
    ]);
  });
});

describe('a broken compactor', () => {
  it('fails the tests of the properties that it breaks, and no other', () => {
    expect(named('failed', files.broken)).toEqual([
      'coverage/anchors-present',
      'reconstruction/fact-answered',
    ]);
    expect(named('passed', files.broken)).toEqual(['conservation/partition']);
    expect(exitCode).toBe(1);
  });

  it('shows the frame of the command, with the replay and the way back to this test', () => {
    const frame = output.slice(output.indexOf('── ✗ coverage/anchors-present · S1'));
    expect(frame).toContain('The smallest conversation');
    expect(frame).toMatch(
      /replay {6}npx compaction-check replay \.compaction-check\/coverage\/anchors-present\/[0-9a-f]{12}\.json compactors\/input-range\.ts/,
    );
    expect(frame).toContain(
      "again       COMPACTION_CHECK_SEED=1 npx vitest run vitest/broken.spec.ts -t 'coverage/anchors-present$'",
    );
  });

  it('shows no stack trace', () => {
    const [, failure = ''] = output.split(
      'FAIL  vitest/broken.spec.ts > input-range > coverage/anchors-present',
    );
    expect(failure.split('FAIL  ')[0]).not.toMatch(/^\s*(❯|at) /m);
  });

  it('says in the message what was seen, and how to replay it', () => {
    const [first] = files.broken!.filter(({ status }) => status === 'failed');
    expect(first?.message).toMatch(
      /is listed as covered.*\nbroken in \d+ of \d+ runs; replay: npx compaction-check/,
    );
  });
});

describe('a test that nothing can be said in', () => {
  it('is skipped with the reason where the design excludes the property', () => {
    expect(output).toMatch(
      /↓ coverage\/progress .*\[needs choosesPrefix, which this compactor does not support\]/,
    );
  });

  it('is skipped with the finding where a `should` is broken', () => {
    expect(output).toMatch(
      /↓ reconstruction\/fact-answered-strict .*\[should: broken in \d+ of \d+ runs: asked for/,
    );
  });

  it('fails where the premise did not occur, as nothing was checked', () => {
    expect(named('failed', files.unknown)).toEqual(['team/has-to']);
    expect(named('skipped', files.unknown)).toEqual(['team/ought-to']);
    expect(files.unknown?.[0]?.message).toContain(
      'its premise (something that does not occur) never occurred',
    );
  });
});

describe('misuse', () => {
  const messages = (suite: string) =>
    files
      .misused!.filter((test) => test.suite === suite && test.status === 'failed')
      .map(({ message }) => message);

  it.each([
    ['no runs', /Expected `runs` to be a whole number/],
    ['no such option', /There is no option `run`/],
    ['no such property', /Did you mean `coverage\/anchors-present`/],
    ['no compactor', /Expected `compactor` to be an object with/],
    ['no compactor from the factory', /Expected `compactor` to be an object with/],
    ['a factory that throws', /no key/],
  ])('is told once: %s', (suite, says) => {
    expect(messages(suite)).toEqual([expect.stringMatching(says)]);
  });

  it('lets no test pass', () => {
    expect(named('passed', files.misused)).toEqual([]);
  });
});

describe('modifiers', () => {
  it('runs the suite that is declared with `only`, and opens none that is declared with `skip`', () => {
    expect(files.modified?.map(({ suite, status }) => [suite, status])).toEqual([
      ['left out', 'skipped'],
      ['alone', 'passed'],
      ['skipped', 'skipped'],
    ]);
  });
});
