import { Finding } from './checklist.js';

const AROUND = 12;

/** @throws Finding when a text did not come back as it was handed over, with the place at which they part. */
export function requireSame(whose: string, given: string, back: string): void {
  if (given === back) return;
  const at = [...Array(Math.max(given.length, back.length)).keys()].find(
    (index) => given[index] !== back[index],
  )!;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));
  throw new Finding(
    `${whose} does not have its text any more: at character ${at} it had ${part(given)} and has ${part(back)}`,
    'Hand texts on as they are: escaped when they are written, with their own line ends, and in no other normal form.',
  );
}
