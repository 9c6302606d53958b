import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import type { Report } from '../../../src/run/report.js';
import type { RunOptions } from '../../../src/run/run-options.js';
import { searchPart } from '../../../src/run/search-part.js';
import { partsOf } from '../../../src/run/shard.js';
import type { StreamLine } from '../../../src/run/stream-line.js';
import { OPTIONS, sourceFor, tryRun } from './try-run.js';

const PROPERTIES = [anchorsPresent, noCrash];

/** The report of a run whose parts are searched by several, and the lines that it tells. */
async function shared(count: number, options: Partial<RunOptions>) {
  const compactor = inputRange.make();
  const source = await sourceFor(compactor);
  const [part, ...rest] = partsOf(count, options.shard);
  const lines: StreamLine[] = [];
  const others = () =>
    Promise.all(
      rest.map(async (other) =>
        JSON.parse(
          JSON.stringify(
            await searchPart(
              compactor,
              source,
              PROPERTIES,
              { ...OPTIONS, ...options, part: other },
              { tells: true },
            ),
          ),
        ),
      ),
    );
  const report = await tryRun(compactor, PROPERTIES, {
    options: { ...options, ...(count > 1 && { part: part! }) },
    hooks: { tell: (line) => lines.push(line), ...(count > 1 && { others }) },
  });
  return { report, lines };
}

const timeless = (report: Report) =>
  JSON.parse(JSON.stringify(report, (key, value) => (key === 'durationMs' || key === 'ms' ? 0 : value)));

describe('a run whose parts are searched by several', () => {
  it.each([
    ['', { runs: 24 }],
    [' that drives each scenario twice', { repeat: 2, runs: 12 }],
    [' that is a shard', { shard: { index: 2, of: 3 } }],
  ])('reports what one search through all of them does, in a run%s', async (_, options) => {
    const [whole, parts] = [await shared(1, options), await shared(3, options)];
    expect(timeless(parts.report)).toEqual(timeless(whole.report));
    expect(parts.report.properties[0]!.broken).toBeGreaterThan(0);
    const byRun = (lines: StreamLine[]) =>
      lines.flatMap((line) => (line.type === 'run' ? [line] : [])).sort((one, other) => one.run - other.run);
    expect(byRun(parts.lines)).toEqual(byRun(whole.lines));
    expect(byRun(whole.lines)).toHaveLength(whole.report.runs);
  });

  it('ends as the one of them that had the strongest reason to', async () => {
    const compactor = inputRange.make();
    const part = { runs: 3, ended: 'time' as const, lines: [], tallies: [] };
    const report = await tryRun(compactor, [], { hooks: { others: async () => [part] } });
    expect(report).toMatchObject({ ended: 'time', runs: OPTIONS.runs + 3 });
  });
});
