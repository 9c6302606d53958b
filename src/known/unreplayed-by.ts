import type { Report } from '../run/report.js';
import { readStore } from '../store/read-store.js';
import { type Unreplayed, unreplayedIn } from './unreplayed-in.js';

/** What a store holds of a compactor that a merged report, whose shards replay nothing, says nothing of. */
export function unreplayedBy({ compactor }: Report, directory: string): Unreplayed[] {
  const { cases, problems } = readStore(directory);
  const own = cases.filter((one) => one.compactor === compactor.name && !one.fixed);
  return [
    ...own.map(({ file, property }) => ({ file, property, reason: 'shards replay none' })),
    ...unreplayedIn({ directory, cases: [], problems }, compactor.name),
  ];
}
