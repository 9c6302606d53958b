import { oddSettings } from '../../../src/scenario/odd-settings.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { ODD_VALUES, toldSettings } from '../../settings/odd-values.js';
import { withSettings } from '../edit.js';
import { ordinaryPart } from '../odd-part.js';
import { isDefaultRatios, PLAIN_RATIOS, PLAIN_WINDOW } from '../plain-settings.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';

/** Without odd settings or with plainer ones; without a keep and a trigger, with the default ratios, a plain window, no budget; each alone. */
export function* plainerSettings(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  yield* plainerOddSettings(scenario, tools);
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

/** Without each odd setting; then a single one in its place, from the simplest on. */
function* plainerOddSettings(scenario: Scenario, { supports }: ShrinkTools): Iterable<Candidate> {
  const odd = oddSettings(scenario.settings);
  if (odd.length === 0) return;
  for (const name of odd)
    yield { scenario: { ...scenario, settings: ordinaryPart(scenario.settings, [name]) } };
  for (const name of toldSettings(supports)) {
    for (const value of ODD_VALUES[name]) {
      yield { scenario: { ...scenario, settings: { ...ordinaryPart(scenario.settings), [name]: value } } };
    }
  }
}
