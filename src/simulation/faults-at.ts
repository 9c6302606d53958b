import type { Fault } from './behaviour.js';

/** The faults that strike a call, counted from 0, in order. */
export function faultsAt(faults: readonly Fault[], index: number): Fault[] {
  return faults.filter(({ calls }) => calls?.includes(index) ?? true);
}
