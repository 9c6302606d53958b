import { invalidOption } from './invalid-option.js';

const SHARD = /^(\d{1,5})\/(\d{1,5})$/;

/**
 * A shard such as `2/5`: the second of five.
 *
 * @throws HarnessError CC_OPTION_INVALID.
 */
export function readShard(name: string, value: unknown): string {
  const [, index, of] = SHARD.exec(String(value).trim()) ?? [];
  const isOne = Number(index) >= 1 && Number(index) <= Number(of);
  if (typeof value === 'string' && isOne) return `${Number(index)}/${Number(of)}`;
  throw invalidOption(name, 'a part of a whole, from `1/5` to `5/5`', value);
}
