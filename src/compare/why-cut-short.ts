import type { Losses } from '../run/player.js';
import { hasGivenUp } from './has-given-up.js';

/** Why a search that was given up could not go on, and what that leaves open; `lost` is known of those that were driven. */
export function whyCutShort(
  { runs, asked }: { runs: number; asked: number },
  lost: { old: Losses | null; new: Losses },
): string {
  const [done, all] = [runs, asked].map((number) => number.toLocaleString('en'));
  const rest = `it is not known what the new one does in the other ${(asked - runs).toLocaleString('en')}`;
  const sides = (['old', 'new'] as const).filter((side) => lost[side] && hasGivenUp(lost[side]));
  if (sides.length === 0)
    return `the baseline was cut short after ${done} of ${all} runs, since too many cases of the old one did not return: ${rest}`;
  const said = sides.map((side) => `the ${side} one ${inWords(lost[side]!)}`).join(' and ');
  return `the search was ended after ${done} of ${all} runs, since ${said}: ${rest}`;
}

function inWords({ hung, exited }: Losses): string {
  const ways = [hung > 0 && `hung ${hung} times`, exited > 0 && `ended its process ${exited} times`];
  return ways.filter(Boolean).join(' and ');
}
