import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { atCeiling, ceilingOffset } from '../ceiling-fit.js';
import { mapTurns, withSettings, withSummarizer } from '../edit.js';
import { peculiarShape, peculiarTurn } from '../peculiar.js';
import { paddingOf, plainTurn } from '../plain.js';
import { PLAIN_WINDOW } from '../plain-settings.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { smaller } from '../smaller.js';

/** Smaller numbers of everything that has one: padding, budget, keep, trigger, the amounts of faults. */
export function* smallerNumbers(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const { settings, summarizer } = scenario;
  const offset = ceilingOffset(scenario, tools);
  if (offset !== null) {
    // The padding of several turns may add up to the ceiling in a way that no single one can change.
    const bare = mapTurns(scenario, (turn) => plainTurn(turn, tools.tokenizer));
    for (const budget of smaller(settings.summaryBudget!)) {
      for (const shorter of [bare, scenario]) {
        const fitted = atCeiling(shorter, budget, offset, tools);
        if (fitted) yield { scenario: fitted };
      }
    }
  }
  for (const turn of logOf(scenario)) {
    for (const padding of smaller(paddingOf(turn, tools.tokenizer) ?? 0)) {
      const shorter = plainTurn(turn, tools.tokenizer, padding);
      yield { scenario: mapTurns(scenario, (other) => (other.id === turn.id ? shorter : other)) };
    }
  }
  // Twins stay twins only if they get shorter together.
  const paddings = logOf(scenario).map((turn) => paddingOf(turn, tools.tokenizer) ?? 0);
  for (const most of paddings.length > 1 ? smaller(Math.max(...paddings)) : []) {
    let index = -1;
    const shorter = mapTurns(scenario, (turn) => {
      index += 1;
      return paddings[index]! > most ? plainTurn(turn, tools.tokenizer, most) : turn;
    });
    yield { scenario: shorter };
  }
  for (const turn of logOf(scenario)) {
    const peculiar = peculiarShape(turn);
    for (const padding of smaller(peculiar?.padding ?? 0)) {
      const shorter = peculiarTurn(turn, peculiar!.pattern, tools.tokenizer, padding);
      yield { scenario: mapTurns(scenario, (other) => (other.id === turn.id ? shorter : other)) };
    }
  }
  for (const summaryBudget of smaller(settings.summaryBudget ?? 0))
    yield { scenario: withSettings(scenario, { summaryBudget }) };
  for (const keep of smaller(settings.keep ?? 0)) {
    if (keep >= tools.supports.keeps) yield { scenario: withSettings(scenario, { keep }) };
  }
  if (settings.window !== PLAIN_WINDOW) {
    for (const window of smaller(settings.window)) yield { scenario: withSettings(scenario, { window }) };
  }
  for (const trigger of smaller(settings.trigger ?? 0))
    yield { scenario: withSettings(scenario, { trigger }) };
  for (const [index, fault] of summarizer.faults.entries()) {
    const replaced = (change: object) => ({
      scenario: withSummarizer(scenario, { faults: summarizer.faults.with(index, { ...fault, ...change }) }),
    });
    if ('tokens' in fault) {
      const least = fault.fault === 'cut' || fault.fault === 'break-off' ? 0 : 1;
      for (const tokens of smaller(fault.tokens - least)) yield replaced({ tokens: tokens + least });
    }
    if ('ms' in fault) {
      for (const ms of smaller(fault.ms - 1)) yield replaced({ ms: ms + 1 });
    }
    if ('target' in fault && 'at' in fault.target) {
      for (const turns of smaller(fault.target.turns)) yield replaced({ target: { ...fault.target, turns } });
    }
    if ('target' in fault && 'ids' in fault.target && fault.target.ids.length > 1) {
      for (const id of fault.target.ids)
        yield replaced({ target: { ids: fault.target.ids.filter((other) => other !== id) } });
    }
    if (fault.fault === 'mention' && fault.ids.length > 1) {
      for (const id of fault.ids) yield replaced({ ids: fault.ids.filter((other) => other !== id) });
    }
  }
}
