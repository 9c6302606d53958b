import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Fact, Turn } from '../../src/transcript/turn.js';
import { PECULIAR_TEXTS } from './peculiar-texts.js';
import { peculiarTurn, plainTurn } from './plain.js';
import { plainAnchor, plainValue, RELATED_ANCHORS } from './plain-anchors.js';

/** Some turns, and whether every circumstance is worth trying with them or only a faithful summarizer. */
export interface SmallTurns {
  turns: Turn[];
  withAll: boolean;
}

type FactsOf = (anchor: string, index: number) => Fact[];

const FACTS: readonly FactsOf[] = [
  () => [],
  (anchor) => [{ key: 'k', value: anchor }],
  (_, index) => [{ key: 'k', value: plainValue(index, 0) }],
];

/** Plain turns with and without anchors and facts; then with related anchors, and with peculiar texts. */
export function* smallTurns(count: number, tokenizer: Tokenizer): Iterable<SmallTurns> {
  if (count === 0) {
    yield { turns: [], withAll: true };
    return;
  }
  const plain = Array.from({ length: count }, (_, index) => plainAnchor(index));
  for (const anchors of [[...plain.slice(0, -1), null], plain]) {
    for (const role of ['user', 'assistant'] as const) {
      for (const facts of FACTS) yield { turns: turnsWith(anchors, role, facts, tokenizer), withAll: true };
    }
  }
  if (count === 2) {
    for (const anchors of RELATED_ANCHORS)
      yield { turns: turnsWith(anchors, 'user', FACTS[0]!, tokenizer), withAll: true };
  }
  const turns = turnsWith(plain, 'user', FACTS[0]!, tokenizer);
  for (const pattern of PECULIAR_TEXTS) {
    yield { turns: turns.with(-1, peculiarTurn(turns.at(-1)!, pattern, tokenizer)), withAll: false };
  }
}

function turnsWith(
  anchors: readonly (string | null)[],
  role: 'user' | 'assistant',
  factsOf: FactsOf,
  tokenizer: Tokenizer,
): Turn[] {
  return anchors.map((anchor, index) => {
    const facts = anchor === null ? [] : factsOf(anchor, index);
    const bare: Turn = { id: `t${index + 1}`, role, kind: 'prose', text: '', tokens: 0, anchor };
    return plainTurn(facts.length > 0 ? { ...bare, facts } : bare, tokenizer);
  });
}
