import { extname } from 'node:path';
import { MODULE_ENDINGS } from '../module-endings.js';

const PROGRAMS =
  'py rb go rs java kt kts scala clj cs fs ex exs erl php pl lua jl r swift dart zig c cc cpp h hpp sh';
const ENDINGS: ReadonlySet<string> = new Set([
  ...MODULE_ENDINGS,
  ...PROGRAMS.split(' ').map((ending) => `.${ending}`),
]);

/** Whether a file is source code by its ending: data may be written by the very compactor that is checked. */
export function isSource(path: string): boolean {
  return ENDINGS.has(extname(path).toLowerCase());
}
