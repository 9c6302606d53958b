import { createRequire } from 'node:module';

/** The class `Database`, as `npm ci --prefix test/durable` installs it, or as the clone has it. */
export const Database = createRequire(new URL('../../test/durable/package.json', import.meta.url))(
  'better-sqlite3',
);
