import type { Property } from '../property/property.js';
import type { StoreReading } from '../run/stored-case.js';

/** A store without the cases of properties that there are no more, which become problems. */
export function withoutUnknown(store: StoreReading, all: readonly Property[]): StoreReading {
  const ids = new Set(all.map(({ id }) => id));
  const unknown = store.cases.filter(({ property }) => !ids.has(property));
  return {
    ...store,
    cases: store.cases.filter(({ property }) => ids.has(property)),
    problems: [
      ...store.problems,
      ...unknown.map(({ file, property }) => ({
        file,
        code: 'CC_PROPERTY_UNKNOWN',
        says: `there is no property \`${property}\` here, so it was not replayed`,
      })),
    ],
  };
}
