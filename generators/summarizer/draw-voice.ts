import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Draw } from '../draw.js';

/** A summarizer without faults: which signals it gives, and a report that is true, if there is one. */
export function drawVoice(
  draw: Draw,
  supports: Capabilities,
  options = { report: 0.25 },
): SummarizerBehaviour {
  return {
    finish: supports.takesSignals && draw.chance(0.65),
    marker: supports.takesSignals && draw.chance(0.5),
    report: supports.takesReport && draw.chance(options.report) ? 'truthful' : 'none',
    faults: [],
  };
}
