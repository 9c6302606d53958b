import type { Capabilities } from '../compactor/capabilities.js';
import type { Session } from '../compactor/session.js';
import { askOne } from '../drive/ask.js';
import { readClaims } from '../drive/read-claims.js';
import { readLog } from '../drive/read-log.js';
import { readView } from '../drive/read-view.js';
import type { SeenItem } from '../property/observation.js';
import type { Turn } from '../transcript/turn.js';
import { Finding } from './checklist.js';
import { requireSame } from './unlike.js';

/** A session as it is being looked at. */
export interface Looked {
  session: Session;
  supports: Capabilities;
  log: readonly Turn[];
  count(text: string): number;
}

/** The view, as it is read in a run. */
export async function viewOf({ session, log, count }: Looked): Promise<SeenItem[]> {
  return readView(await session.view(), log, count);
}

/** @throws Finding when the view does not show each turn, in order, as it was appended. */
export async function requireAllInView(looked: Looked): Promise<null> {
  const view = await viewOf(looked);
  const rest = view.filter((item) => item.type === 'kept' && item.turn === null);
  for (const { id, text } of looked.log) {
    const item = view.find((one) => one.type === 'kept' && one.turn === id);
    if (item?.type === 'kept') requireSame(`${id} in the view`, text, item.text);
    else if (rest.length > 0) requireSame(`${id} in the view`, text, (rest[0] as { text: string }).text);
    else
      throw new Finding(
        `${id} was appended and is not in the view, although no pass was asked for`,
        'Show in `view` what the model would be sent now: all that was appended, until a pass removes it.',
      );
  }
  return null;
}

/** @throws NonsenseError, Finding when the pointer set cannot be read, or names turns that there are not. */
export async function requireReadableClaims(looked: Looked): Promise<string> {
  const claims = readClaims(await looked.session.claims!(), looked.log, await viewOf(looked));
  const known = new Set(looked.log.map(({ id }) => id));
  const lists = { covered: claims.covered, uncovered: claims.uncovered, kept: claims.kept ?? [] };
  for (const [list, ids] of Object.entries(lists)) {
    const stranger = ids.find((id) => !known.has(id));
    if (stranger !== undefined)
      throw new Finding(
        `\`${list}\` lists ${JSON.stringify(stranger)}, which is the id of no turn`,
        'List turns by the ids that they were appended with.',
      );
  }
  return Object.entries(lists)
    .map(([list, ids]) => `${ids.length} ${list}`)
    .join(', ');
}

/** @throws NonsenseError, Finding when the raw log is not what was appended. */
export async function requireWholeLog({ session, log }: Looked): Promise<null> {
  const entries = readLog(await session.log!(), log, new Set());
  if (entries === 'intact' || entries === null) return null;
  for (const [index, { id, text }] of log.entries()) {
    const entry = entries[index];
    if (entry?.id === id) requireSame(`${id} in the log`, text, entry.text);
    else
      throw new Finding(
        `entry ${index} of the log is ${entry ? entry.id : 'missing'}, and should be ${id}`,
        'Give in `log` every turn that was appended, once and in order.',
      );
  }
  throw new Finding(
    `the log has ${entries.length} entries, and ${log.length} turns were appended`,
    'Give in `log` every turn that was appended, once and in order.',
  );
}

/** @throws NonsenseError, or what the recall of a turn throws; gives a remark on turns that are not told. */
export async function requireAnswers({ session, log }: Looked): Promise<string | null> {
  const declined: string[] = [];
  for (const { id } of log) {
    const answer = await askOne(session, id);
    if (!('error' in answer)) continue;
    if (answer.error.engine) throw answer.cause;
    declined.push(id);
  }
  return declined.length > 0 ? `declined for ${declined.join(', ')}` : null;
}
