import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** A template that is filled in with `replace`. */
export const replacementPatternsObeyed: Corruption = {
  name: 'replacement-patterns-obeyed',
  says: '`$&`, `$1` and the like in the newest summary are replaced by nothing',
  corrupt: corruptSummary((body) => body.replace(/\$(?:[$&`']|\d{1,2})/g, '')),
};
