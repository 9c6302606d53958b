const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const holds = (text, anchor) => new RegExp(`(?<![\\w-])${escaped(anchor)}(?![\\w-])`, 'u').test(text);
const bodiesIn = (view) => view.filter(({ type }) => type === 'summary').map(({ body }) => body);
const textsIn = (view) => view.map((item) => (item.type === 'summary' ? item.body : item.text));
const keptIn = (view) => view.filter(({ type }) => type === 'kept').map(({ turn }) => turn);
const tokensIn = (view, count) => textsIn(view).reduce((sum, text) => sum + count(text), 0);
const turnOf = (log, id) => log.find((turn) => turn.id === id);

/** A check for each of fifteen rules, from what was seen of one pass to whether the rule holds. */
export const CHECKS = [
  // S1: an anchor of a covered turn is in a summary.
  ({ log, view, claims }) =>
    claims.covered.every((id) => bodiesIn(view).some((body) => holds(body, turnOf(log, id).anchor))),
  // S5: every turn is in exactly one list.
  ({ log, claims: { covered, uncovered, kept } }) =>
    log.every(({ id }) => [covered, uncovered, kept].filter((list) => list.includes(id)).length === 1),
  // S6: what is neither in the view nor covered is listed as uncovered.
  ({ log, view, claims }) =>
    log.every(
      ({ id }) => keptIn(view).includes(id) || claims.covered.includes(id) || claims.uncovered.includes(id),
    ),
  // S9: every fact is answered.
  ({ log, answers }) =>
    log.every(({ id, facts }) => facts.every(({ value }) => holds(answers.get(id).text, value))),
  // S10: what is not covered is answered word for word.
  ({ log, claims, answers }) => claims.uncovered.every((id) => answers.get(id).text === turnOf(log, id).text),
  // S12: an answer from a summary stands in one, an answer from the log is the log's.
  ({ log, view, answers }) =>
    log.every(({ id, text }) => {
      const answer = answers.get(id);
      if (answer.source === 'log') return answer.text === text;
      return answer.source !== 'summary' || bodiesIn(view).some((body) => body.includes(answer.text));
    }),
  // K1: the view does not grow.
  ({ before, view, count }) => tokensIn(view, count) <= tokensIn(before, count),
  // K1: a summary is within its budget.
  ({ view, count }) => bodiesIn(view).every((body) => count(body) <= 4096),
  // K5: the newest request stays.
  ({ log, view }) => {
    const request = log.findLast(({ role }) => role === 'user');
    return !request || keptIn(view).includes(request.id);
  },
  // K6: kept turns are in the order of the log.
  ({ log, view }) => {
    const places = keptIn(view).map((id) => log.findIndex((turn) => turn.id === id));
    return places.every((place, index) => index === 0 || place > places[index - 1]);
  },
  // K6: kept turns are as they were appended.
  ({ log, view }) => view.every((item) => item.type !== 'kept' || item.text === turnOf(log, item.turn).text),
  // K13: the outcome counts what the lists hold.
  ({ outcome, claims }) =>
    outcome.status !== 'compacted' || (outcome.covered ?? claims.covered.length) === claims.covered.length,
  // K14: no half characters.
  ({ view, answers }) =>
    ![...textsIn(view), ...[...answers.values()].map(({ text }) => text)].some((text) =>
      /\p{Surrogate}|\uFFFD/u.test(text),
    ),
  // K15: no turn stands in the view twice.
  ({ view }) => keptIn(view).every((id, place) => keptIn(view).indexOf(id) === place),
  // K15: turns with equal texts stay as many as they were.
  ({ log, view, claims }) =>
    log.every(
      ({ text }) =>
        textsIn(view).filter((other) => other === text).length +
          claims.covered.filter((id) => turnOf(log, id).text === text).length +
          claims.uncovered.filter((id) => turnOf(log, id).text === text).length >=
        log.filter((turn) => turn.text === text).length,
    ),
];
