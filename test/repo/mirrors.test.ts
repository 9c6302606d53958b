import { describe, expect, it } from 'vitest';
import { CORRECT, FAULTY } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { sourceFiles } from './source-files.js';

const idOf = (file: string) => file.replace(/^properties\//, '').replace(/\.ts$/, '');

describe('properties', () => {
  it('have one registry line for each file, under the path as id', () => {
    const files = sourceFiles('properties')
      .map(idOf)
      .filter((id) => id !== 'registry');
    expect(PROPERTIES.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  it.each(PROPERTIES.map(({ id }) => id))('%s is broken by a faulty compactor', (id) => {
    expect(FAULTY.filter(({ breaks }) => breaks === id)).not.toEqual([]);
  });
});

describe('compactors', () => {
  it('have one registry line for each file', () => {
    const names = (folder: string) => sourceFiles(folder).map((file) => file.replace(/^.*\/(.*)\.ts$/, '$1'));
    expect(CORRECT.map(({ name }) => name).sort()).toEqual(names('compactors/correct').sort());
    expect(FAULTY.map(({ name }) => name).sort()).toEqual(names('compactors/faulty').sort());
  });
});
