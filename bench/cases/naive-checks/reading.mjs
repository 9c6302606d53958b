const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text holds a token that is no part of a longer one. */
export const holds = (text, token) => new RegExp(`(?<![\\w-])${escaped(token)}(?![\\w-])`, 'u').test(text);

export const turnOf = (log, id) => log.find((turn) => turn.id === id);
export const summariesIn = (view) => view.filter(({ type }) => type === 'summary');
export const bodiesIn = (view) => summariesIn(view).map(({ body }) => body);
export const keptIn = (view) => view.filter(({ type }) => type === 'kept');
export const idsIn = (view) => keptIn(view).map(({ turn }) => turn);
export const textOf = (item) => (item.type === 'summary' ? item.body : item.text);
export const textsIn = (view) => view.map(textOf);
export const isHeld = (view, token) => bodiesIn(view).some((body) => holds(body, token));

/** The moments with a summarizer's answer, each with the moment before. */
export const passesIn = (moments) =>
  moments.flatMap((now, place) => (now.asked ? [{ now, before: moments[place - 1] }] : []));

/** The turns that a pass claims anew. */
export const claimedBy = ({ now, before }) =>
  now.claims.covered.filter((id) => !before.claims.covered.includes(id));

/** What turns may cost in a summary of this budget, at five tokens for one. */
export const costOf = (turns) => turns.reduce((sum, { tokens }) => sum + tokens, 0);
export const ceilingOf = ({ summaryBudget }) => summaryBudget * 5;

const isRequest = ({ role }) => role === 'user';
export const firstRequest = (log) => log.find(isRequest);
export const newestRequest = (log) => log.findLast(isRequest);

export const places = (log, ids) => ids.map((id) => log.findIndex((turn) => turn.id === id));
export const ascends = (numbers) => numbers.every((one, place) => place === 0 || one > numbers[place - 1]);
export const stateOf = ({ view, claims }) => JSON.stringify([view, claims]);
