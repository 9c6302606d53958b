import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../../properties/registry.js';
import { chooseProperties } from '../../../src/check/choose-properties.js';

const idsFor = (...names: string[]) => chooseProperties(PROPERTIES, names).map(({ id }) => id);

describe('chooseProperties', () => {
  it('takes all when no name is given', () => {
    expect(chooseProperties(PROPERTIES, undefined)).toEqual(PROPERTIES);
  });

  it('finds a property by its id, and by a clause that it checks', () => {
    expect(idsFor('coverage/anchors-present')).toEqual(['coverage/anchors-present']);
    expect(idsFor('s5')).toEqual(['conservation/partition']);
  });

  it('finds several by a glob, once each, in the order of the registry', () => {
    const all = PROPERTIES.map(({ id }) => id).filter((id) => id.startsWith('conservation/'));
    expect(idsFor('S5', 'conservation/*')).toEqual(all);
  });

  it('takes the characters of a pattern literally', () => {
    expect(() => idsFor('coverage.anchors-present')).toThrow(/No property/);
  });

  it('suggests what comes nearest to a name that stands for none', () => {
    expect(() => idsFor('coverage/anchor-present')).toThrow(/Did you mean `coverage\/anchors-present`/);
    expect(() => idsFor('partitions')).toThrow(/`conservation\/partition`/);
    expect(() => idsFor('zzzzzzzzzzzzzzzz')).toThrow(/compaction-check list/);
  });
});
