import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Fact, Turn } from '../../src/transcript/turn.js';
import { peculiarTurn, plantedPattern } from './peculiar.js';
import { PECULIAR_TEXTS } from './peculiar-texts.js';
import { plainTurn } from './plain.js';
import { plainAnchor, plainValue, RELATED_ANCHORS } from './plain-anchors.js';

/** Some turns, and the highest rank of circumstances that are worth trying with them. */
export interface SmallTurns {
  turns: Turn[];
  upTo: 0 | 1 | 2;
}

/** Enough padding for one turn to be worth a summary, and for two to be above the ceiling of the summary of one. */
const LONG = 24;

type Role = 'user' | 'assistant';

const ROLES: readonly (readonly [Role, Role])[] = [
  ['user', 'user'],
  ['user', 'assistant'],
  ['assistant', 'assistant'],
];

const SWAPPED: readonly [Role, Role] = ['assistant', 'user'];

/** Twins share the anchor of the first of them. */
const TWINS = [plainAnchor(0), plainAnchor(0)];

type FactsOf = (anchor: string, index: number) => Fact[];

const FACTS: readonly FactsOf[] = [
  () => [],
  (anchor) => [{ key: 'k', value: anchor }],
  (_, index) => [{ key: 'k', value: plainValue(index, 0) }],
];

const TWO_FACTS: FactsOf = (_, index) =>
  [0, 1].map((place) => ({ key: 'k', value: plainValue(index, place) }));

/** Plain turns with and without anchors and facts; then with related anchors, as twins where there were some, with planted passages, and with peculiar texts. */
export function* smallTurns(
  count: number,
  tokenizer: Tokenizer,
  planted: readonly string[] = [],
  hasTwins = false,
): Iterable<SmallTurns> {
  if (count === 0) {
    yield { turns: [], upTo: 2 };
    return;
  }
  const plain = Array.from({ length: count }, (_, index) => plainAnchor(index));
  for (const anchors of [[...plain.slice(0, -1), null], plain]) {
    for (const roles of count === 1 ? [ROLES[0]!, ROLES[2]!] : ROLES) {
      for (const facts of FACTS) yield { turns: turnsWith(anchors, roles, facts, tokenizer), upTo: 2 };
      if (roles === ROLES[0]) yield { turns: turnsWith(anchors, roles, TWO_FACTS, tokenizer), upTo: 0 };
      const turns = turnsWith(anchors, roles, FACTS[0]!, tokenizer);
      const long = plainTurn(turns.at(-1)!, tokenizer, LONG);
      yield { turns: turns.with(-1, long), upTo: count === 1 ? 2 : 0 };
      for (const pattern of [...planted.map(plantedPattern), ...PECULIAR_TEXTS]) {
        yield { turns: turns.with(-1, peculiarTurn(turns.at(-1)!, pattern, tokenizer)), upTo: 0 };
      }
    }
  }
  if (count !== 2) return;
  for (const roles of hasTwins ? [...ROLES, SWAPPED] : []) {
    yield { turns: turnsWith(TWINS, roles, FACTS[0]!, tokenizer), upTo: 1 };
  }
  for (const anchors of RELATED_ANCHORS) {
    yield { turns: turnsWith(anchors, ROLES[0]!, FACTS[0]!, tokenizer), upTo: 1 };
  }
}

function turnsWith(
  anchors: readonly (string | null)[],
  roles: readonly Role[],
  factsOf: FactsOf,
  tokenizer: Tokenizer,
): Turn[] {
  return anchors.map((anchor, index) => {
    const facts = anchor === null ? [] : factsOf(anchor, index);
    const bare: Turn = {
      id: `t${index + 1}`,
      role: roles[index]!,
      kind: 'prose',
      text: '',
      tokens: 0,
      anchor,
    };
    return plainTurn(facts.length > 0 ? { ...bare, facts } : bare, tokenizer);
  });
}
