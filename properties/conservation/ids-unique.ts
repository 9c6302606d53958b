import { keptAt } from '../../src/property/in-force.js';
import { logAt } from '../../src/property/log-at.js';
import type { Moment, SeenItem } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';
import { turnOf } from '../../src/property/turn-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';

type Breach = Omit<Violation, 'moment'>;

export const idsUnique: Property = {
  id: 'conservation/ids-unique',
  clauses: ['K15'],
  level: 'must',
  claim: 'In the view every turn stands once, under its own id, and no two summaries share one.',
  why: 'Whoever looks an id up gets another turn, or the first of two summaries, and never learns of the other.',
  fix: 'Give ids out once and carry them along; do not derive them from places in a list that changes.',
  needs: [],
  premise: { text: 'the view holds something', share: 0.2 },
  judge({ moments, scenario }) {
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (now.view.length === 0) continue;
      met += 1;
      const found = [...misnamed(now), ...repeated(now, scenario), ...sharedBySummaries(now)];
      if (found.length > 0) return { met, violations: found.map((breach) => ({ moment, ...breach })) };
    }
    return { met, violations: [] };
  },
};

function misnamed({ view }: Moment): Breach[] {
  const isMisnamed = (item: SeenItem): item is KeptItem & { named: string } =>
    item.type === 'kept' && item.named !== undefined;
  return view.filter(isMisnamed).map(({ named, turn }) => ({
    turn: named,
    says: `a view item has the id ${named} and the text of ${turn ?? 'another turn'}`,
  }));
}

/** What is left of one turn may stand in several pieces; its whole text may not. */
function repeated(now: Moment, scenario: Scenario): Breach[] {
  if (now.view.filter(({ type }) => type === 'kept').length === keptAt(now).size) return [];
  const times = new Map<string, number>();
  for (const item of now.view) {
    if (isWholeTurn(item, scenario) || isUnknown(item)) times.set(item.text, (times.get(item.text) ?? 0) + 1);
  }
  const severalTimes = [...times].filter(([text, count]) => count > 1 && text.trim() !== '');
  const log = severalTimes.length > 0 ? logAt(scenario, now) : [];
  return severalTimes.flatMap(([text, count]) => {
    const twins = log.filter((turn) => turn.text === text);
    if (twins.length === 0 || count <= twins.length) return [];
    const { id } = twins[0]!;
    return [
      {
        turn: id,
        says: `the text of ${id} stands in the view ${count} times and was appended ${twins.length === 1 ? 'once' : `${twins.length} times`}`,
      },
    ];
  });
}

type KeptItem = Extract<SeenItem, { type: 'kept' }>;

function isWholeTurn(item: SeenItem, scenario: Scenario): item is KeptItem {
  return item.type === 'kept' && item.turn !== null && turnOf(scenario, item.turn)?.text === item.text;
}

function isUnknown(item: SeenItem): item is KeptItem {
  return item.type === 'kept' && item.turn === null;
}

function sharedBySummaries(now: Moment): Breach[] {
  const ids = summariesIn(now).map(({ summaryId }) => summaryId);
  const shared = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...shared].map((id) => ({
    says: `several summaries in the view have the id ${JSON.stringify(id)}`,
  }));
}
