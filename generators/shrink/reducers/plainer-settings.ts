import type { Scenario } from '../../../src/scenario/scenario.js';
import { withSettings } from '../edit.js';
import { isDefaultRatios, PLAIN_RATIOS, PLAIN_WINDOW } from '../plain-settings.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';

/** Without a keep and a trigger, with the default ratios, a plain window, no budget; each alone. */
export function* plainerSettings(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const { keep, trigger, ratios, window, summaryBudget } = scenario.settings;
  if (keep !== undefined && tools.supports.keeps === 0) yield { scenario: without(scenario, 'keep') };
  if (trigger !== undefined) yield { scenario: without(scenario, 'trigger') };
  if (window !== PLAIN_WINDOW) yield { scenario: withSettings(scenario, { window: PLAIN_WINDOW }) };
  if (!isDefaultRatios(ratios) && tools.supports.takesRatios) {
    const plainer = withSettings(scenario, { ratios: PLAIN_RATIOS });
    yield { scenario: plainer };
    for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
  }
  if (summaryBudget !== null) yield { scenario: withSettings(scenario, { summaryBudget: null }) };
}

function without(scenario: Scenario, setting: 'keep' | 'trigger'): Scenario {
  const { [setting]: _, ...settings } = scenario.settings;
  return { ...scenario, settings };
}
