import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { shapedLike } from '../peculiar.js';
import { paddingOf, plainTurn } from '../plain.js';
import { plainAnchor, plainValue } from '../plain-anchors.js';
import type { Candidate, ShrinkTools } from '../reducer.js';

/** Within each append: neighbours the other way round, or what they state; all padding of a turn moved into the last one. */
export function* plainOrder(scenario: Scenario, { tokenizer }: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  for (const [at, step] of scenario.steps.entries()) {
    if (step.step !== 'append' || step.turns.length < 2) continue;
    const replaced = (turns: typeof step.turns) => ({
      ...scenario,
      steps: scenario.steps.with(at, { ...step, turns }),
    });
    for (let index = 1; index < step.turns.length; index += 1) {
      const [first, second] = [step.turns[index - 1]!, step.turns[index]!];
      yield { scenario: replaced(step.turns.with(index - 1, second).with(index, first)) };
      const place = log.indexOf(first);
      const swapped = [
        shapedLike(second, withStatementOf(second, second, { from: place + 1, to: place }), tokenizer),
        shapedLike(first, withStatementOf(first, first, { from: place, to: place + 1 }), tokenizer),
      ];
      if (swapped[0] && swapped[1])
        yield { scenario: replaced(step.turns.with(index - 1, swapped[0]).with(index, swapped[1])) };
      if (first.anchor === null && second.anchor === null) continue;
      const moved = [
        withStatementOf(second, first, { from: place + 1, to: place }),
        withStatementOf(first, second, { from: place, to: place + 1 }),
      ].map((turn) => plainTurn(turn, tokenizer));
      yield { scenario: replaced(step.turns.with(index - 1, moved[0]!).with(index, moved[1]!)) };
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

/** The turn `onto` with the anchor and the facts of another one; plain ones are renamed after their new place. */
function withStatementOf(
  { anchor, facts }: Turn,
  onto: Turn,
  { from, to }: { from: number; to: number },
): Turn {
  const { facts: _, ...rest } = onto;
  const renamed = new Map([[plainAnchor(from), plainAnchor(to)]]);
  for (const position of facts?.keys() ?? []) {
    renamed.set(plainValue(from, position), plainValue(to, position));
  }
  const rename = (text: string) => renamed.get(text) ?? text;
  return {
    ...rest,
    anchor: anchor === null ? null : rename(anchor),
    ...(facts && { facts: facts.map(({ key, value }) => ({ key, value: rename(value) })) }),
  };
}
