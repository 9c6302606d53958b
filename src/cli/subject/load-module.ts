import { createRequire } from 'node:module';
import * as faulty from '../../../compactors/faulty.js';
import * as compactors from '../../../compactors/index.js';
import * as api from '../../index.js';

/** Required, not imported: to find the names that a large CommonJS module exports takes longer than to run it. */
const { createJiti } = createRequire(import.meta.url)('jiti') as typeof import('jiti');

/**
 * The exports of a TypeScript or JavaScript module; `import … from 'compaction-check'` in it means this very package.
 *
 * Nothing is cached on disk, so that nothing is left behind.
 */
export async function loadModule(file: string): Promise<object> {
  const jiti = createJiti(import.meta.url, {
    fsCache: false,
    moduleCache: false,
    virtualModules: {
      'compaction-check': api,
      'compaction-check/compactors': compactors,
      'compaction-check/faulty': faulty,
    },
  });
  return jiti.import(file);
}
