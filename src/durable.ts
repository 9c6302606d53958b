export { HarnessError } from './errors/harness-error.js';
export {
  type DurableOptions,
  type DurableReference,
  durableReference,
} from './reference/durable/durable-reference.js';
export type { SqliteConnection, SqliteConstructor, SqliteStatement } from './reference/durable/sqlite.js';
export type { ReferenceSession } from './reference/reference-session.js';
