import type { Compactor } from '../compactor/compactor.js';
import type { Property } from '../property/property.js';
import { Player } from './player.js';
import type { Report } from './report.js';
import type { RunHooks, RunOptions } from './run-options.js';
import type { ScenarioSource } from './scenario-source.js';
import { search } from './search.js';
import type { RunLine } from './stream-line.js';
import { Tally, type TallyPart } from './tally.js';
import { whySkipped } from './why-skipped.js';

/** What one of several searches of a run found, as plain JSON. */
export interface SearchPart {
  runs: number;
  ended: Report['ended'];
  /** One for each property, in their order. */
  tallies: TallyPart[];
  /** One for each of its runs, if somebody listens. */
  lines: RunLine[];
}

/** Searches a part of the runs, `options.part`, for a run that is concluded elsewhere. */
export async function searchPart(
  compactor: Compactor,
  source: ScenarioSource,
  properties: readonly Property[],
  options: RunOptions,
  { tells, ...hooks }: Omit<RunHooks, 'tell' | 'others'> & { tells: boolean },
): Promise<SearchPart> {
  const tallies = properties.map((property) => new Tally(property, whySkipped(property, source.supports)));
  const lines: RunLine[] = [];
  const told = tells ? { tell: (line: unknown) => lines.push(line as RunLine) } : {};
  const player = new Player(compactor, options, hooks);
  const { runs, ended } = await search(source, tallies, player, options, { ...hooks, ...told });
  return { runs, ended, tallies: tallies.map((tally) => tally.part), lines };
}
