import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** A note that is written once and never again. */
export const staleValueStated: Corruption = {
  name: 'stale-value-stated',
  says: 'the newest summary states of every value that changed what it was at first',
  corrupt: corruptSummary((body, { log }) => {
    const values = new Map<string, string[]>();
    for (const { key, value } of log.flatMap(({ facts = [] }) => facts))
      values.set(key, [...(values.get(key) ?? []), value]);
    const changed = [...values].filter(([, [first, ...later]]) => later.some((value) => value !== first));
    return [body, ...changed.map(([key, [first]]) => `${key} = ${first}`)].join('\n');
  }),
};
