import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { paddingOf, plainTurn } from '../plain.js';
import type { Candidate, ShrinkTools } from '../reducer.js';

/** Within each append: neighbours the other way round, or their anchors; all padding of a turn moved into the last one. */
export function* plainOrder(scenario: Scenario, { tokenizer }: ShrinkTools): Iterable<Candidate> {
  for (const [at, step] of scenario.steps.entries()) {
    if (step.step !== 'append' || step.turns.length < 2) continue;
    const replaced = (turns: typeof step.turns) => ({
      ...scenario,
      steps: scenario.steps.with(at, { ...step, turns }),
    });
    for (let index = 1; index < step.turns.length; index += 1) {
      const [first, second] = [step.turns[index - 1]!, step.turns[index]!];
      yield { scenario: replaced(step.turns.with(index - 1, second).with(index, first)) };
      if (first.anchor !== null || second.anchor === null) continue;
      const anchored = { ...first, anchor: second.anchor, ...(second.facts && { facts: second.facts }) };
      const turns = [anchored, withoutAnchor(second)].map((turn) => plainTurn(turn, tokenizer));
      yield { scenario: replaced(step.turns.with(index - 1, turns[0]!).with(index, turns[1]!)) };
    }
    const last = step.turns.at(-1)!;
    const lastPadding = paddingOf(last, tokenizer);
    for (const [index, turn] of step.turns.slice(0, -1).entries()) {
      const padding = paddingOf(turn, tokenizer);
      if (!padding || lastPadding === null) continue;
      const longer = plainTurn(last, tokenizer, lastPadding + padding);
      yield { scenario: replaced(step.turns.with(index, plainTurn(turn, tokenizer)).with(-1, longer)) };
    }
  }
}

function withoutAnchor({ facts, ...turn }: Turn): Turn {
  return { ...turn, anchor: null };
}
