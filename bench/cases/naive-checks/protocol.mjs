import {
  ascends,
  bodiesIn,
  idsIn,
  keptIn,
  newestRequest,
  passesIn,
  places,
  stateOf,
  textOf,
  textsIn,
  turnOf,
} from './reading.mjs';

const isSystem = ({ role }) => role === 'system';
const HALF = /\p{Surrogate}|\uFFFD/u;
const answersIn = ({ answers }) => [...(answers?.values() ?? [])].map(({ text }) => text);
const LOOKALIKE = /^.{0,60}?(summar|compact|omitted)/is;
const PATTERN = /\$(?:[$&`']|\d{1,2})/;
const exchangesIn = (log) =>
  log
    .filter(({ uses }) => uses?.length)
    .map((use) => [use, ...log.filter(({ results }) => results?.some((one) => one.use === use.uses[0].id))]);
const opening = (log) => {
  const other = log.findIndex((turn) => !isSystem(turn));
  return log.slice(0, other < 0 ? log.length : other);
};
const inOrder = ({ log, view }, counts) =>
  ascends(
    places(
      log,
      idsIn(view).filter((id) => counts(turnOf(log, id))),
    ),
  );
const meanwhile = ({ moments }) => passesIn(moments).flatMap(({ now }) => now.meanwhile);

/** What a provider, and whoever reads the view, wants of it. */
export const PROTOCOL = {
  'protocol/input-unchanged': ({ moments, handed }) =>
    moments.at(-1).log.every((turn, place) => JSON.stringify(turn) === handed[place]),
  'protocol/exchanges-whole': ({ moments }) =>
    moments.every(({ log, view }) =>
      exchangesIn(log).every((turns) => {
        const there = turns.filter(({ id }) => idsIn(view).includes(id));
        return there.length === 0 || there.length === turns.length;
      }),
    ),
  'protocol/results-follow-use': ({ moments }) =>
    moments.every(({ log, view }) =>
      exchangesIn(log).every((turns) => {
        const found = turns
          .map(({ id }) => view.findIndex((item) => item.turn === id))
          .filter((at) => at >= 0);
        return view.slice(Math.min(...found), Math.max(...found)).every(({ type }) => type === 'kept');
      }),
    ),
  'protocol/system-first': ({ moments }) =>
    moments.every(({ log, view }) => opening(log).every(({ text }, place) => textOf(view[place]) === text)),
  'protocol/newest-request-kept': ({ moments }) =>
    moments.every(({ log, view }) => {
      const request = newestRequest(log);
      return !request || textsIn(view).includes(request.text);
    }),
  'protocol/user-turn-present': ({ moments }) =>
    moments.every(
      ({ log, view }) => !log.some(({ role }) => role === 'user') || view.some(({ role }) => role === 'user'),
    ),
  'protocol/kept-verbatim': ({ moments }) =>
    moments.every(({ log, view }) =>
      keptIn(view).every(({ turn, text, role }) => {
        const own = turnOf(log, turn);
        return text === own.text && role === own.role;
      }),
    ),
  'protocol/log-order': ({ moments }) =>
    moments.every((now) => inOrder(now, isSystem) && inOrder(now, (turn) => !isSystem(turn))),
  'protocol/late-system-in-place': ({ moments }) =>
    moments.every((now) => inOrder(now, (turn) => !opening(now.log).includes(turn))),
  'protocol/text-well-formed': ({ moments }) =>
    moments.every((now) => ![...textsIn(now.view), ...answersIn(now)].some((text) => HALF.test(text))),
  'protocol/summary-as-written': ({ moments }) =>
    passesIn(moments)
      .filter(({ now }) => PATTERN.test(now.response.text))
      .every(({ now }) => bodiesIn(now.view).some((body) => body.includes(now.response.text.trim()))),
  'protocol/lookalikes-stay-turns': ({ moments }) =>
    moments.every(({ log, view }) =>
      log
        .filter(({ text }) => LOOKALIKE.test(text))
        .every(({ text }) => !bodiesIn(view).some((body) => text.includes(body))),
    ),
  'protocol/settings-total': ({ moments }) => moments.every(({ thrown }) => thrown === null),
  'protocol/honest-outcome': ({ moments }) =>
    passesIn(moments).every(({ now, before }) => {
      const { status, covered, kept } = now.outcome;
      if (covered !== undefined && covered !== now.claims.covered.length) return false;
      if (kept !== undefined && kept !== now.claims.kept.length) return false;
      return (status === 'compacted') === (stateOf(before) !== stateOf(now));
    }),
  'protocol/opens-with-user': ({ moments }) =>
    moments.every(({ log, view }) => {
      const first = log.find((turn) => !isSystem(turn));
      const shown = view.find((item) => !isSystem(item));
      return first?.role !== 'user' || shown?.role === 'user';
    }),
  'protocol/injection-gains-no-role': ({ moments }) =>
    moments.every(({ log, view }) =>
      log
        .filter((turn) => !isSystem(turn))
        .every(({ text }) => !view.some((item) => isSystem(item) && textOf(item).includes(text))),
    ),
  'concurrency/appended-during-kept': (seen) =>
    meanwhile(seen).every(({ id }) => idsIn(seen.moments.at(-1).view).includes(id)),
  'concurrency/passes-one-after-other': (seen) =>
    meanwhile(seen).every(({ outcome }) => outcome === undefined || outcome.status !== 'compacted'),
};
