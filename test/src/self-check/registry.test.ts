import { describe, expect, it } from 'vitest';
import { CORRECT } from '../../../compactors/index.js';
import { capabilitiesOf } from '../../../src/compactor/capabilities-of.js';
import { CORRUPTIONS } from '../../../src/self-check/corruptions/registry.js';
import { sourceFiles } from '../../repo/source-files.js';
import { CAPABLE, environmentOf } from './look-at.js';

describe('corruptions', () => {
  it('have one registry line for each file, under its name', () => {
    const names = sourceFiles('src/self-check/corruptions').map((file) =>
      file.replace(/^.*\/(.*)\.ts$/, '$1'),
    );
    expect(CORRUPTIONS.map(({ name }) => name).sort()).toEqual(
      names.filter((name) => name !== 'registry').sort(),
    );
  });

  const specimens = [CAPABLE, ...CORRECT.map(({ make }) => make())];

  it.each(CORRUPTIONS)(
    '$name leaves the name and the capabilities of a compactor alone',
    async ({ corrupt }) => {
      for (const compactor of specimens) {
        const corrupted = corrupt(compactor);
        expect(corrupted.name).toBe(compactor.name);
        const [plain, session] = [
          await compactor.open(environmentOf()),
          await corrupted.open(environmentOf()),
        ];
        expect(capabilitiesOf(corrupted, session)).toEqual(capabilitiesOf(compactor, plain));
      }
    },
  );
});
