import type { Settings } from '../../src/compactor/settings.js';
import type { Scenario, Step } from '../../src/scenario/scenario.js';
import type { Fault, SummarizerBehaviour, Target } from '../../src/simulation/behaviour.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { composeText, proseOf } from '../../src/transcript/turn-text.js';

/** The scenario with every turn replaced; null removes it, and whatever names it. An append left empty goes too. */
export function mapTurns(scenario: Scenario, change: (turn: Turn) => Turn | null): Scenario {
  const renamed = new Map<TurnId, TurnId[]>();
  const steps = scenario.steps.flatMap((step): Step[] => {
    if (step.step !== 'append') return [step];
    const turns = step.turns.flatMap((turn) => {
      const changed = change(turn);
      if (!changed) return [];
      renamed.set(turn.id, [changed.id]);
      return [changed === turn ? turn : inOrder(changed)];
    });
    return turns.length === 0 && step.turns.length > 0 ? [] : [{ ...step, turns }];
  });
  const named = steps.flatMap((step): Step[] => {
    if (step.step !== 'lose') return [step];
    const turn = renamed.get(step.turn)?.[0];
    return turn === undefined ? [] : [{ ...step, turn }];
  });
  const faults = scenario.summarizer.faults.flatMap((fault) => renameTargets(fault, renamed));
  return { ...scenario, steps: named, summarizer: { ...scenario.summarizer, faults } };
}

/** The fault, naming other turns in place of those that it names; none where none is left that it could name. */
export function renameTargets(fault: Fault, renamed: ReadonlyMap<TurnId, readonly TurnId[]>): Fault[] {
  const rename = (ids: readonly TurnId[]) => ids.flatMap((id) => [...(renamed.get(id) ?? [])]);
  if (fault.fault === 'mention') {
    const ids = rename(fault.ids);
    return ids.length === 0 ? [] : [{ ...fault, ids }];
  }
  if (!('target' in fault) || !('ids' in fault.target)) return [fault];
  const target: Target = { ids: rename(fault.target.ids) };
  return target.ids.length === 0 ? [] : [{ ...fault, target }];
}

/** The turn with its parts in one order, so that equal turns are written the same way. */
export function inOrder(turn: Turn): Turn {
  const { id, role, kind, text, tokens, anchor, facts, uses, results, attachments, pinned } = turn;
  return {
    id,
    role,
    kind,
    text,
    tokens,
    anchor,
    ...(facts && { facts }),
    ...(uses && { uses }),
    ...(results && { results }),
    ...(attachments && { attachments }),
    ...(pinned && { pinned }),
  };
}

export function withSettings(scenario: Scenario, change: Partial<Settings>): Scenario {
  return { ...scenario, settings: { ...scenario.settings, ...change } };
}

export function withSummarizer(scenario: Scenario, change: Partial<SummarizerBehaviour>): Scenario {
  return { ...scenario, summarizer: { ...scenario.summarizer, ...change } };
}

/** The turn with new prose or parts, its text and tokens made to fit. */
export function rewrite(
  turn: Turn,
  change: Partial<Omit<Turn, 'text' | 'tokens'>> & { prose?: string },
  tokenizer: Tokenizer,
): Turn {
  const { prose = proseOf(turn), ...rest } = change;
  const next: Turn = { ...turn, ...rest };
  for (const part of ['facts', 'uses', 'results', 'attachments', 'pinned'] as const) {
    const value = next[part];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) delete next[part];
  }
  const text = composeText({
    prose,
    ...(next.uses && { uses: next.uses }),
    ...(next.results && { results: next.results }),
  });
  return { ...next, text, tokens: tokenizer.count(text) };
}
