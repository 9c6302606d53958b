import type { KeptItem, ViewItem } from '../compactor/session.js';
import type { SeenItem } from '../property/observation.js';
import { TextMap } from '../transcript/text-map.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isListOfText, isRecord, nonsense } from './nonsense.js';
import { turnFinder } from './turn-finder.js';

const ROLES = new Set(['system', 'user', 'assistant', 'tool']);

/**
 * A returned view with every kept entry led back to its turn: by id where the id survived, else by equal text; of
 * twins first those that are not claimed to be elsewhere, in log order.
 *
 * @throws NonsenseError when the value is no list of view items.
 */
export function readView(
  value: unknown,
  log: readonly Turn[],
  count: (text: string) => number,
  elsewhere: () => ReadonlySet<TurnId> = () => new Set(),
): SeenItem[] {
  if (!Array.isArray(value)) nonsense('view()', 'an array of view items', value);
  const items = value.map(readItem);
  const { named, isRight } = namedTurns(log, items);
  let byText: TextMap<Turn[]> | undefined;
  return items.map((item, index): SeenItem => {
    const { role } = item;
    if (item.type === 'synthetic')
      return { type: 'synthetic', role, text: item.text, tokens: count(item.text) };
    if (item.type === 'summary') {
      const { body, text, handles = [], summaryId = `summary-${index}` } = item;
      const bodyTokens = count(body);
      const tokens = text === undefined ? bodyTokens : count(text);
      const wrapped = text !== undefined && text !== body ? { text } : {};
      return { type: 'summary', summaryId, role, body, ...wrapped, handles, tokens, bodyTokens };
    }
    const { text } = item;
    const turn = named[index];
    if (turn && isRight(index)) {
      const tokens = turn.text === text ? turn.tokens : count(text);
      return { type: 'kept', turn: turn.id, role, text, tokens };
    }
    if (!byText) {
      const taken = named.flatMap((one, place) => (one && isRight(place) ? [one.id] : []));
      byText = turnsByText(log, new Set(taken), elsewhere());
    }
    const found = byText.get(text)?.shift();
    return {
      type: 'kept',
      turn: found?.id ?? null,
      ...(turn && turn !== found && { named: turn.id }),
      role,
      text,
      tokens: found?.tokens ?? count(text),
    };
  });
}

/**
 * The turn that each kept item names, and whether its id can be believed. A text that is not the turn's may be what is
 * left of it, unless it is another turn's; that an empty text is another turn's says something only where ids are wrong
 * anyway.
 */
function namedTurns(
  log: readonly Turn[],
  items: readonly ViewItem[],
): { named: readonly (Turn | undefined)[]; isRight(index: number): boolean } {
  const find = turnFinder(log);
  const named = items.map((item) =>
    item.type === 'kept' && item.turn !== undefined ? find(item.turn) : undefined,
  );
  let texts: TextMap<true> | undefined;
  const isAnothers = (index: number) => {
    const { text } = items[index] as KeptItem;
    if (named[index]!.text === text) return false;
    if (!texts) {
      texts = new TextMap();
      for (const turn of log) texts.set(turn.text, true);
    }
    return texts.get(text) === true;
  };
  const areWrong = items.some(
    (item, index) => named[index] && isAnothers(index) && (item as KeptItem).text.trim() !== '',
  );
  return { named, isRight: (index) => !(areWrong && isAnothers(index)) };
}

function turnsByText(
  log: readonly Turn[],
  taken: ReadonlySet<TurnId>,
  elsewhere: ReadonlySet<TurnId>,
): TextMap<Turn[]> {
  const turns = new TextMap<Turn[]>();
  const here = log.filter(({ id }) => !elsewhere.has(id));
  for (const turn of [...here, ...log.filter(({ id }) => elsewhere.has(id))]) {
    if (taken.has(turn.id)) continue;
    const twins = turns.get(turn.text);
    if (twins) twins.push(turn);
    else turns.set(turn.text, [turn]);
  }
  return turns;
}

function readItem(value: unknown): ViewItem {
  const item = isRecord(value) ? value : nonsense('view()', 'view items that are objects', value);
  if (!ROLES.has(item.role as string)) {
    nonsense('view()', 'a `role` of system, user, assistant or tool in every item', item.role);
  }
  if (item.type === 'summary') {
    if (typeof item.body !== 'string')
      nonsense('view()', 'a `body` that is a string in a summary item', item.body);
    if (item.handles !== undefined && !isListOfText(item.handles)) {
      nonsense('view()', '`handles` that are a list of strings', item.handles);
    }
  } else if (item.type === 'kept' || item.type === 'synthetic') {
    if (typeof item.text !== 'string')
      nonsense('view()', `a \`text\` that is a string in a ${item.type} item`, item.text);
  } else {
    nonsense('view()', "a `type` of 'kept', 'summary' or 'synthetic' in every item", item.type);
  }
  return item as unknown as ViewItem;
}
