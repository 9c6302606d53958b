import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { mapTurns } from '../edit.js';
import { peculiarShape, peculiarTurn } from '../peculiar.js';
import { plainTurnOfSize } from '../plain.js';
import { PECULIAR_ANCHORS, plainAnchor, RELATED_ANCHORS } from '../plain-anchors.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';
import { withAnchor } from '../with-anchor.js';

/** Up to so many turns, sets of related anchors are tried on every pair. */
const FEW = 4;

/** Plain anchors, values and keys for all turns; then related anchors for pairs, peculiar ones for single turns. */
export function* plainAnchors(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  yield* renamed(
    scenario,
    log.map((turn, index) => turn.anchor && plainAnchor(index)),
    tools,
  );
  yield* renamed(
    scenario,
    log.map((turn) => turn.anchor),
    tools,
  );
  for (const index of log.keys()) {
    const own = log.map((turn, position) =>
      position === index ? turn.anchor && plainAnchor(index) : turn.anchor,
    );
    yield* renamed(scenario, own, tools);
  }
  if (log.length > FEW) return;
  for (const related of RELATED_ANCHORS) {
    for (let first = 0; first < log.length; first += 1) {
      for (let second = first + 1; second < log.length; second += 1) {
        const anchors = log.map((turn, index) => turn.anchor && plainAnchor(index));
        anchors[first] &&= related[0]!;
        anchors[second] &&= related[1]!;
        yield* renamed(scenario, anchors, tools);
      }
    }
  }
  for (const peculiar of PECULIAR_ANCHORS) {
    for (const [index, turn] of log.entries()) {
      if (turn.anchor === null) continue;
      yield* renamed(
        scenario,
        log.map((other, position) => (position === index ? peculiar : other.anchor)),
        tools,
      );
    }
  }
}

/** The scenario with these anchors, one for each turn; its texts become plain and keep their size. */
function* renamed(
  scenario: Scenario,
  anchors: readonly (string | null)[],
  tools: ShrinkTools,
): Iterable<Candidate> {
  let index = -1;
  const plainer = mapTurns(scenario, (turn) => {
    index += 1;
    return plainTurnOfSize(withAnchor(turn, anchors[index] ?? null, index), turn.tokens, tools.tokenizer);
  });
  yield { scenario: plainer };
  const peculiar = withPeculiarTexts(scenario, plainer, tools);
  if (peculiar) yield { scenario: peculiar };
  if (anchors.length <= FEW)
    for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
}

/** The plainer scenario with texts as peculiar as they were; null if none of them is. */
function withPeculiarTexts(
  scenario: Scenario,
  plainer: Scenario,
  { tokenizer }: ShrinkTools,
): Scenario | null {
  const before = logOf(scenario);
  if (before.length > FEW) return null;
  const shapes = before.map(peculiarShape);
  if (shapes.every((shape) => shape === null)) return null;
  let index = -1;
  return mapTurns(plainer, (turn) => {
    index += 1;
    const shape = shapes[index];
    return shape ? peculiarTurn(turn, shape.pattern, tokenizer, shape.padding) : turn;
  });
}
