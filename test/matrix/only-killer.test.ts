import { describe, expect, it } from 'vitest';
import { FAULTY, type FaultySpecimen } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { check } from '../../src/check.js';

const RUNS = 200;

const broken = new Map<string, Promise<string[]>>();

/** The properties that a faulty compactor breaks. */
function brokenBy({ name, make }: FaultySpecimen): Promise<string[]> {
  let ids = broken.get(name);
  if (!ids) {
    const options = { runs: RUNS, seed: 1, level: 'should', stepLimit: 200, shrinkTime: 1 } as const;
    ids = check(make(), options).then(({ properties }) =>
      properties.filter((property) => property.broken > 0).map(({ id }) => id),
    );
    broken.set(name, ids);
  }
  return ids;
}

describe('a property is not superfluous', () => {
  it.each(PROPERTIES.map((property) => [property.id, property] as const))(
    '%s alone, but for what it implies, tells of a faulty compactor',
    async (id, { implies = [] }) => {
      const candidates = FAULTY.filter(({ breaks }) => breaks === id);
      const found: Record<string, string[]> = {};
      for (const specimen of candidates) {
        const others = (await brokenBy(specimen)).filter((other) => other !== id && !implies.includes(other));
        if (others.length === 0) return;
        found[specimen.name] = others;
      }
      expect(found, 'each of them breaks other properties as well').toBe('one that breaks no other');
    },
  );
});
