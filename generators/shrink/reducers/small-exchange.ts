import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario, Step } from '../../../src/scenario/scenario.js';
import { FAITHFUL } from '../../../src/simulation/faithful.js';
import { withSettings } from '../edit.js';
import { paddingOf } from '../plain.js';
import { PLAIN_WINDOW } from '../plain-settings.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { smallExchanges } from '../small-exchanges.js';

/** Enough for one turn to be worth a summary. */
const LONG = 24;

/**
 * Where tools were used: one plain exchange, appended at once, with a pass and without, for a faithful summarizer. What
 * breaks an exchange ends at one of them, in whichever of its turns something was said.
 */
export function* smallExchange(
  scenario: Scenario,
  { tokenizer, supports }: ShrinkTools,
): Iterable<Candidate> {
  const log = logOf(scenario);
  if (!log.some(({ uses }) => uses)) return;
  const { keep: _, trigger: __, ...settings } = scenario.settings;
  const keep = supports.keeps > 0 ? { keep: supports.keeps } : {};
  const plain: Scenario = {
    ...scenario,
    settings: { ...settings, ...keep },
    summarizer: FAITHFUL,
  };
  const paddings = log.map((turn) => paddingOf(turn, tokenizer) ?? LONG);
  const padding = Math.min(LONG, Math.max(...paddings));
  for (const turns of smallExchanges(tokenizer, padding)) {
    if (turns.length > log.length) continue;
    const append: Step = { step: 'append', turns };
    for (const steps of [[append], [append, { step: 'compact' } as const]]) {
      yield {
        scenario: withSettings({ ...plain, steps }, { summaryBudget: null, window: PLAIN_WINDOW }),
      };
    }
  }
}
