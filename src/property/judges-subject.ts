import type { Capabilities } from '../compactor/capabilities.js';
import type { Property } from './property.js';

/** Whether a property judges what this is: a summarizer on its own, or a compactor. */
export function judgesSubject({ subject }: Property, { summarizes }: Capabilities): boolean {
  return (subject === 'summarizer') === summarizes;
}
