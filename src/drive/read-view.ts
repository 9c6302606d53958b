import type { KeptItem, ViewItem } from '../compactor/session.js';
import type { SeenItem } from '../property/observation.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isListOfText, isRecord, nonsense } from './nonsense.js';

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
  const known = new Map(log.map((turn) => [turn.id, turn]));
  const isRightlyNamed = idReader(log, items);
  const taken = new Set<TurnId>();
  for (const item of items) if (item.type === 'kept' && isRightlyNamed(item)) taken.add(item.turn!);
  let byText: Map<string, TurnId[]> | undefined;
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
    let turn = isRightlyNamed(item) ? item.turn! : null;
    if (turn === null) {
      byText ??= idsByText(log, taken, elsewhere());
      turn = byText.get(item.text)?.shift() ?? null;
    }
    const original = turn === null ? undefined : known.get(turn);
    const tokens = original?.text === item.text ? original.tokens : count(item.text);
    const isMisnamed = turn !== item.turn && item.turn !== undefined && known.has(item.turn);
    return {
      type: 'kept',
      turn,
      ...(isMisnamed && { named: item.turn! }),
      role,
      text: item.text,
      tokens,
    };
  });
}

/**
 * Whether the id of an item can be believed. A text that is not the turn's may be what is left of it, unless it is
 * another turn's; that an empty text is another turn's says something only where ids are wrong anyway.
 */
function idReader(log: readonly Turn[], items: readonly ViewItem[]): (item: KeptItem) => boolean {
  const known = new Map(log.map((turn) => [turn.id, turn]));
  let texts: ReadonlySet<string> | undefined;
  const isAnothers = ({ turn, text }: KeptItem) => {
    if (known.get(turn!)!.text === text) return false;
    texts ??= new Set(log.map((other) => other.text));
    return texts.has(text);
  };
  const isKnown = (item: ViewItem): item is KeptItem =>
    item.type === 'kept' && item.turn !== undefined && known.has(item.turn);
  const areWrong = items.some((item) => isKnown(item) && item.text.trim() !== '' && isAnothers(item));
  return (item) => isKnown(item) && !(areWrong && isAnothers(item));
}

function idsByText(
  log: readonly Turn[],
  taken: ReadonlySet<TurnId>,
  elsewhere: ReadonlySet<TurnId>,
): Map<string, TurnId[]> {
  const ids = new Map<string, TurnId[]>();
  const here = log.filter(({ id }) => !elsewhere.has(id));
  for (const turn of [...here, ...log.filter(({ id }) => elsewhere.has(id))]) {
    if (taken.has(turn.id)) continue;
    const twins = ids.get(turn.text);
    if (twins) twins.push(turn.id);
    else ids.set(turn.text, [turn.id]);
  }
  return ids;
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
