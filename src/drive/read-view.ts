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
  elsewhere: ReadonlySet<TurnId> = new Set(),
): SeenItem[] {
  if (!Array.isArray(value)) nonsense('view()', 'an array of view items', value);
  const items = value.map(readItem);
  const known = new Map(log.map((turn) => [turn.id, turn]));
  const taken = new Set<TurnId>();
  for (const item of items)
    if (item.type === 'kept' && isRightlyNamed(item, known, log)) taken.add(item.turn!);
  let byText: Map<string, TurnId[]> | undefined;
  return items.map((item, index): SeenItem => {
    const { role } = item;
    if (item.type === 'synthetic')
      return { type: 'synthetic', role, text: item.text, tokens: count(item.text) };
    if (item.type === 'summary') {
      const { body, text, handles = [], summaryId = `summary-${index}` } = item;
      const bodyTokens = count(body);
      const tokens = text === undefined ? bodyTokens : count(text);
      return { type: 'summary', summaryId, role, body, handles, tokens, bodyTokens };
    }
    let turn = isRightlyNamed(item, known, log) ? item.turn! : null;
    if (turn === null) {
      byText ??= idsByText(log, taken, elsewhere);
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

/** An id is believed unless the text is another turn's: a text of its own may be what is left of the turn. */
function isRightlyNamed(
  { turn, text }: KeptItem,
  known: ReadonlyMap<TurnId, Turn>,
  log: readonly Turn[],
): boolean {
  const original = turn === undefined ? undefined : known.get(turn);
  if (!original) return false;
  return original.text === text || text.trim() === '' || log.every((other) => other.text !== text);
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
