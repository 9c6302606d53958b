import {
  bodiesIn,
  ceilingOf,
  claimedBy,
  costOf,
  firstRequest,
  holds,
  isHeld,
  newestRequest,
  passesIn,
  turnOf,
} from './reading.mjs';

const isAbove = (seen, pass) => costOf(pass.now.asked) > ceilingOf(seen.settings);
const isCut = ({ now }) => now.response.finish === 'length';
const lastPresent = ({ now }) => now.asked.findLastIndex(({ anchor }) => isHeld(now.view, anchor));
const staysBeyond = (pass) =>
  pass.now.asked.slice(lastPresent(pass) + 1).every(({ id }) => !claimedBy(pass).includes(id));
const mayGo = (log) => log.filter((turn) => turn.role !== 'system' && turn !== newestRequest(log));
const covers = ({ now }) =>
  now.asked
    .filter((turn) => mayGo(now.log).includes(turn))
    .every(({ id }) => now.claims.covered.includes(id));
const words = (text) => text.match(/[\w-]*\d[\w-]*/g) ?? [];
const ownWords = ({ now }) =>
  bodiesIn(now.view).flatMap((body) => words(body.replace(now.response.text.trim(), '')));

/** What is claimed as covered. */
export const COVERAGE = {
  'coverage/anchors-present': ({ moments }) =>
    moments.every(({ log, view, claims }) =>
      claims.covered.every((id) => isHeld(view, turnOf(log, id).anchor)),
    ),
  'coverage/cut-noticed': ({ moments }) =>
    passesIn(moments)
      .filter(isCut)
      .every((pass) =>
        claimedBy(pass).every((id) => {
          const line = pass.now.response.text.split('\n').at(-1);
          return !holds(line, turnOf(pass.now.log, id).anchor);
        }),
      ),
  'coverage/cut-turns-whole': ({ moments }) =>
    passesIn(moments)
      .filter(isCut)
      .every((pass) =>
        claimedBy(pass).every((id) =>
          turnOf(pass.now.log, id).facts.every(({ value }) => isHeld(pass.now.view, value)),
        ),
      ),
  'coverage/fails-closed': (seen) =>
    passesIn(seen.moments)
      .filter((pass) => isAbove(seen, pass))
      .every(staysBeyond),
  'coverage/exact-boundary': (seen) =>
    passesIn(seen.moments)
      .filter(({ now }) => costOf(now.asked) === ceilingOf(seen.settings))
      .every(covers),
  'coverage/safe-side-used': (seen) =>
    passesIn(seen.moments)
      .filter((pass) => !isAbove(seen, pass) && !isCut(pass))
      .every(covers),
  'coverage/progress': (seen) =>
    passesIn(seen.moments).every(({ now, before }) => {
      const [oldest] = mayGo(before.log);
      return !oldest || oldest.tokens > ceilingOf(seen.settings) || now.outcome.status === 'compacted';
    }),
  'coverage/anchored-only': ({ moments }) =>
    moments.every(({ log, claims }) => claims.covered.every((id) => turnOf(log, id).anchor !== null)),
  'coverage/report-narrows': ({ moments }) =>
    passesIn(moments)
      .filter(({ now }) => now.response.reportedIds)
      .every((pass) => claimedBy(pass).every((id) => pass.now.response.reportedIds.includes(id))),
  'coverage/only-what-was-seen': ({ moments }) =>
    passesIn(moments).every((pass) =>
      claimedBy(pass).every((id) =>
        pass.now.asked.some(({ text }) => text === turnOf(pass.now.log, id).text),
      ),
    ),
  'coverage/facts-present': ({ moments }) =>
    moments.every(({ log, view, claims }) =>
      claims.covered.every((id) => turnOf(log, id).facts.every(({ value }) => isHeld(view, value))),
    ),
  'coverage/invents-nothing': ({ moments }) =>
    passesIn(moments).every((pass) =>
      ownWords(pass).every(
        (word) => Number(word) <= pass.now.log.length || pass.now.log.some(({ text }) => text.includes(word)),
      ),
    ),
  'coverage/later-value-wins': ({ moments }) =>
    moments.every(({ log, view }) => {
      const values = new Map();
      for (const { facts } of log) for (const { key, value } of facts) values.set(key, value);
      const stated = bodiesIn(view).flatMap((body) => [...body.matchAll(/(\S+) is now (\S+)/g)]);
      return stated.every(([, key, value]) => !values.has(key) || values.get(key) === value);
    }),
  'coverage/secrets-not-copied': ({ moments }) =>
    moments.every(({ view }) => bodiesIn(view).every((body) => !/AKIA|password:|Bearer /.test(body))),
  'protocol/first-task-kept': ({ moments }) =>
    moments.every(({ log, view, claims }) => {
      const first = firstRequest(log);
      if (!first || view.some((item) => item.turn === first.id)) return true;
      return claims.covered.includes(first.id);
    }),
};
