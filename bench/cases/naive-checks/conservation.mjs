import {
  ascends,
  bodiesIn,
  holds,
  idsIn,
  isHeld,
  passesIn,
  places,
  stateOf,
  summariesIn,
  textsIn,
  turnOf,
} from './reading.mjs';

const listsOf = ({ covered, uncovered, kept }) => [covered, uncovered, kept];
const answersIn = (moments) =>
  moments.flatMap((now) => [...(now.answers ?? [])].map(([id, answer]) => ({ now, id, answer })));
const times = (list, one) => list.filter((other) => other === one).length;
const BLANK = /^\s*$|^(i'm sorry|i cannot|\[summary\])/i;
const hasFact = ({ now, id, answer }) =>
  turnOf(now.log, id).facts.every(({ value }) => holds(answer.text, value));
const grew = ({ now, before }) => now.tokens > before.tokens;

/** What is kept, counted and answered. */
export const CONSERVATION = {
  'conservation/partition': ({ moments }) =>
    moments.every(
      ({ log, claims }) =>
        log.every(({ id }) => listsOf(claims).filter((list) => list.includes(id)).length === 1) &&
        listsOf(claims).every((list) => ascends(places(log, list))),
    ),
  'conservation/loud': ({ moments }) =>
    moments.every(({ log, view, claims }) => {
      const kept = idsIn(view);
      return log.every(
        ({ id }) => kept.includes(id) || claims.covered.includes(id) || claims.uncovered.includes(id),
      );
    }),
  'conservation/ids-unique': ({ moments }) =>
    moments.every(({ view }) => {
      const [kept, summaries] = [idsIn(view), summariesIn(view).map(({ summaryId }) => summaryId)];
      return [kept, summaries].every((ids) => ids.every((id, place) => ids.indexOf(id) === place));
    }),
  'conservation/twins-stay-two': ({ moments }) =>
    moments.every(({ log, view, claims }) => {
      const [texts, elsewhere] = [textsIn(view), [...claims.covered, ...claims.uncovered]];
      return log.every(
        ({ text }) =>
          times(texts, text) + elsewhere.filter((id) => turnOf(log, id).text === text).length >=
          log.filter((turn) => turn.text === text).length,
      );
    }),
  'conservation/log-append-only': ({ moments }) =>
    moments.every(
      ({ log, raw }) =>
        raw.length === log.length &&
        log.every(({ id, text }, place) => raw[place].id === id && raw[place].text === text),
    ),
  'conservation/uncovered-counted': ({ moments }) =>
    passesIn(moments).every(({ now }) => (now.outcome.uncovered ?? -1) === now.claims.uncovered.length),
  'budget/summary-fits': ({ moments, settings, count }) =>
    moments.every(({ view }) => bodiesIn(view).every((body) => count(body) <= settings.summaryBudget)),
  'budget/view-shrinks': ({ moments }) =>
    passesIn(moments).every((pass) => pass.now.outcome.status !== 'compacted' || !grew(pass)),
  'budget/view-fits': ({ moments, settings }) =>
    passesIn(moments).every(({ now }) => now.tokens <= settings.window || now.outcome.reason !== undefined),
  'budget/trigger-awaited': ({ moments, settings }) =>
    passesIn(moments).every(
      ({ now, before }) => before.tokens >= (settings.trigger ?? 0) / 2 || stateOf(before) === stateOf(now),
    ),
  'failure/nothing-unusable-committed': ({ moments }) =>
    moments.every(({ log, view }) =>
      bodiesIn(view).every((body) => !BLANK.test(body) && !log.some(({ text }) => text === body)),
    ),
  'failure/failed-pass-changes-nothing': ({ moments }) =>
    passesIn(moments).every(
      ({ now, before }) => now.outcome.status === 'compacted' || stateOf(before) === stateOf(now),
    ),
  'failure/no-crash': ({ moments }) => moments.every(({ thrown }) => thrown === null),
  'reconstruction/fact-answered': ({ moments }) => answersIn(moments).every(hasFact),
  'reconstruction/fact-answered-strict': ({ moments }) =>
    answersIn(moments)
      .filter(({ now, id }) =>
        turnOf(now.log, id).facts.some(({ value }) => value !== turnOf(now.log, id).anchor),
      )
      .every(hasFact),
  'reconstruction/uncovered-verbatim': ({ moments }) =>
    answersIn(moments).every(
      ({ now, id, answer }) => !now.claims.uncovered.includes(id) || answer.text === turnOf(now.log, id).text,
    ),
  'reconstruction/inconsistency-loud': ({ moments }) =>
    moments.every(({ stranger }) => stranger === null || stranger.includes('no-such-turn')),
  'reconstruction/honest-source': ({ moments }) =>
    answersIn(moments).every(({ now, id, answer }) => {
      if (answer.source === 'log') return answer.text === turnOf(now.log, id).text;
      if (answer.source !== 'summary') return true;
      return now.claims.covered.includes(id) && isHeld(now.view, turnOf(now.log, id).anchor);
    }),
};
