import { describe, expect, it } from 'vitest';
import { renderAnnotations } from '../../../reports/github/render-annotations.js';
import { withoutCommands } from '../../../reports/github/without-commands.js';
import type { Report } from '../../../src/run/report.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, property, REPORT, report } from '../samples/report.js';
import { obeyed } from './obeyed.js';

const ORIGIN = { subject: 'a,b.ts', file: 'src/a,b: 100%.ts' };
const annotations = (told: Report) => obeyed(renderAnnotations(told, ORIGIN));

describe('annotations', () => {
  it('are errors at the file for what is broken, and warnings for what could not be judged', () => {
    expect(annotations(REPORT).map(({ name, properties }) => [name, properties.title])).toEqual([
      ['error', 'coverage/anchors-present broken'],
      ['error', 'reconstruction/fact-answered broken'],
      ['warning', 'coverage/exact-boundary could not be judged'],
    ]);
    expect(annotations(REPORT)[0]!.properties).toMatchObject({ file: ORIGIN.file, line: '1' });
  });

  it('say what was seen, how often, and how to replay it', () => {
    const [seen, often, replay] = annotations(REPORT)[0]!.data.split('\n');
    expect(seen).toBe('t2 is claimed as covered, but no summary holds its anchor DE-7730');
    expect(often).toBe('broken in 412 of 1,877 runs');
    expect(replay).toMatch(/^replay: npx compaction-check replay .* 'a,b\.ts'$/);
  });

  it('are warnings for a should', () => {
    const told = report([broken(INPUT_RANGE, { level: 'should' })]);
    expect(annotations(told)[0]).toMatchObject({
      name: 'warning',
      properties: { title: 'coverage/anchors-present broken (should)' },
    });
  });

  it('tell what was broken before from what came back', () => {
    const titles = (status: 'stored' | 'came back') =>
      annotations(report([broken({ ...INPUT_RANGE, status })]))[0]!.properties.title;
    expect(titles('stored')).toBe('coverage/anchors-present broken, as before');
    expect(titles('came back')).toBe('coverage/anchors-present broken again');
  });

  it('are notices for what is fixed', () => {
    const one = { file: 's/a.json', property: 'a/b', compactor: 'c', status: 'fixed' as const, reason: null };
    const told = report([property('a/b', [])], { store: { directory: 's', cases: [one], problems: [] } });
    expect(annotations(told)).toMatchObject([{ name: 'notice', properties: { title: 'a/b fixed' } }]);
  });

  it('are at most ten of a level, the last of which says how many there are more', () => {
    const many = Array.from({ length: 25 }, (_, place) => broken(INPUT_RANGE, { id: `a/p${place}` }));
    const errors = annotations(report(many));
    expect(errors).toHaveLength(10);
    expect(errors.at(-1)!.properties.title).toBe('16 more annotations');
  });

  it('are none where nothing is to be said', () => {
    expect(renderAnnotations(report([property('a/b', [])]), ORIGIN)).toBe('');
  });
});

it('lets no command in a text be obeyed, and those after it', () => {
  const text = 'a\n::error::b\n  ::add-mask::c\nx ##[warning]d\n::stop-commands::e\n';
  expect(obeyed(text).map(({ name }) => name)).toEqual(['error', 'add-mask', 'warning', 'stop-commands']);
  const output = `${withoutCommands(text)}::notice title=after::f\n`;
  expect(obeyed(output).map(({ name }) => name)).toEqual(['stop-commands', 'notice']);
  expect(output).toContain(text);
});
