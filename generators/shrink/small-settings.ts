import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Settings } from '../../src/compactor/settings.js';
import { oddPart } from './odd-part.js';
import { PLAIN_RATIOS, PLAIN_WINDOW } from './plain-settings.js';

/** Where the window is too small, the smallest one tells that best. */
const LEAST_WINDOW = 2;

/** Plain settings with a budget; the window is as small as it gets where it is small, and what is odd stays. */
export function smallSettings(
  settings: Settings,
  summaryBudget: number | null,
  supports: Capabilities,
): Settings {
  return {
    summaryBudget,
    ratios: supports.takesRatios ? PLAIN_RATIOS : null,
    window: settings.window < PLAIN_WINDOW ? LEAST_WINDOW : PLAIN_WINDOW,
    ...(supports.keeps > 0 && { keep: supports.keeps }),
    ...oddPart(settings),
  };
}
