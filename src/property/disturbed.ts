import type { Moment } from './observation.js';

/** Whether something was to happen while this moment's pass waited, so that its outcome does not say all that did. */
export function isDisturbed({ meanwhile = [] }: Moment): boolean {
  return meanwhile.length > 0;
}
