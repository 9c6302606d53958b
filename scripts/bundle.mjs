import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The doors of the package; they share their chunks, so that a class is the same one behind each of them. */
const DOORS = {
  bin: `${dist}/src/bin.js`,
  worker: `${dist}/src/worker.js`,
  index: `${dist}/src/index.js`,
  vitest: `${dist}/src/vitest.js`,
  'model-server': `${dist}/src/model-server.js`,
  durable: `${dist}/src/durable.js`,
  compactors: `${dist}/compactors/index.js`,
  faulty: `${dist}/compactors/faulty.js`,
};

/** Joins the compiled modules in a few files: loading a thousand costs the command a third of its start-up. */
export async function bundle() {
  rmSync(`${dist}/bundle`, { recursive: true, force: true });
  const isPackage = (id) => !id.startsWith('.') && !id.startsWith('/');
  const bundled = await rolldown({ input: DOORS, platform: 'node', external: isPackage, logLevel: 'warn' });
  await bundled.write({ dir: `${dist}/bundle`, format: 'esm', chunkFileNames: 'chunks/[name].js' });
  await bundled.close();
}
