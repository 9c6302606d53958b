import { createHash } from 'node:crypto';
import { HarnessError } from '../../errors/harness-error.js';
import { damaged } from './store-error.js';

/** A row as it is stored. */
export interface Record {
  number: number;
  json: string;
  digest: Uint8Array;
}

/** The row of a value that is JSON. @throws TypeError when something in it would not come back as it is. */
export function recordOf(number: number, value: unknown): Record {
  const json = JSON.stringify(value, asItIs);
  return { number, json, digest: digestOf(number, json) };
}

/** The value of a row. @throws HarnessError CC_LOG_DAMAGED when it is not the one that was written, or not in its place. */
export function readRecord(file: string, what: string, expected: number, record: Record): unknown {
  if (record.number !== expected) throw new HarnessError(damaged(file, `${what} ${expected} is missing`));
  if (!digestOf(record.number, record.json).equals(record.digest))
    throw new HarnessError(damaged(file, `${what} ${expected} is not as it was written`));
  return JSON.parse(record.json);
}

function digestOf(number: number, json: string): Buffer {
  return createHash('sha256').update(`${number}\n${json}`).digest();
}

function asItIs(key: string, value: unknown): unknown {
  const isLost =
    typeof value === 'number' ? !Number.isFinite(value) : /^(bigint|function|symbol)$/.test(typeof value);
  if (isLost)
    throw new TypeError(`\`${key}\` is ${String(value)}, which cannot be stored; nothing was changed.`);
  return value;
}
