import type { Fault } from '../simulation/behaviour.js';
import { faithfulLine } from '../simulation/faithful-summary.js';
import { compareToCeiling } from '../transcript/ceiling.js';
import { eligibleTurns } from '../transcript/eligible.js';
import type { Exchange } from '../transcript/exchange.js';
import type { Turn } from '../transcript/turn.js';
import { isDisturbed } from './disturbed.js';
import { keptAt } from './in-force.js';
import { exchangesAt } from './log-at.js';
import type { Observation } from './observation.js';
import type { Pass } from './passes.js';
import { remember } from './remember.js';
import { dueCoverage } from './safe-side.js';
import { turnOf } from './turn-of.js';

/**
 * The oldest eligible exchange where a pass has to be applied (law: S3b), and where its cost lies; null where the law
 * asks for nothing. Turns that nobody may compact (system turns, the newest user request) count as not
 * eligible, since K5 forbids what S3b would ask for.
 */
export function dueProgress(observation: Observation, pass: Pass): Progress | null {
  return progress(observation)(pass);
}

interface Progress {
  exchange: Exchange;
  at: -1 | 0;
}

const progress = remember((observation: Observation) =>
  remember((pass: Pass) => findProgress(observation, pass)),
);

function findProgress(observation: Observation, pass: Pass): Progress | null {
  const { scenario, supports } = observation;
  const { summaryBudget, ratios, trigger } = scenario.settings;
  if (isDisturbed(pass.now)) return null;
  if (!pass.before || pass.before.appended !== pass.now.appended) return null;
  const viewTokens = pass.before.view.reduce((sum, item) => sum + item.tokens, 0);
  if (trigger !== undefined && viewTokens <= trigger) return null;
  const eligible = eligibleExchanges(observation, pass);
  const oldest = eligible[0];
  if (!oldest) return null;
  const at = compareToCeiling(oldest.turns, summaryBudget, ratios);
  if (at === 1) return null;
  if (pass.prefix.length > 0) return dueCoverage(observation, pass) ? { exchange: oldest, at } : null;
  const { faults, report, model } = scenario.summarizer;
  const next = callsBefore(observation, pass);
  const isOver = ({ calls }: Fault) => calls?.every((call) => call < next) ?? false;
  // What a model would have written nobody knows.
  if (model !== undefined || !faults.every(isOver) || (report !== 'none' && report !== 'truthful'))
    return null;
  const earlier = (pass.before.claims?.covered ?? []).map((id) => turnOf(scenario, id)!);
  if (summaryBudget !== null && mostTokens([...earlier, ...oldest.turns]) > summaryBudget) return null;
  return shrinksAnyway(eligible, supports.overheadTokens) ? { exchange: oldest, at } : null;
}

/** How many calls the summarizer had before a pass: the number of the next one. */
function callsBefore({ moments }: Observation, { moment }: Pass): number {
  return moments.slice(0, moment).reduce((sum, { calls }) => sum + calls.length, 0);
}

/**
 * The exchanges with an eligible turn, all of whose turns are still in the view, and which lie inside no exchange that
 * stays: a summary in their place would come between a tool use and its result.
 */
function eligibleExchanges({ scenario }: Observation, { before, now, log }: Pass): Exchange[] {
  const kept = keptAt(before!);
  const exchanges = exchangesAt(scenario, now);
  const eligible = new Set(eligibleTurns(log, (id) => kept.has(id), scenario.settings.keep ?? 0, exchanges));
  const mayGo = ({ turns }: Exchange) =>
    turns.some((turn) => eligible.has(turn)) && turns.every((turn) => kept.has(turn.id));
  const staying = exchanges.filter((exchange) => exchange.turns.length > 1 && !mayGo(exchange));
  const surrounded = insideOf(staying, log);
  return exchanges.filter((exchange) => mayGo(exchange) && !surrounded.has(exchange.turns[0]!));
}

/** The turns that stand between the first and the last turn of one of the exchanges. */
function insideOf(exchanges: readonly Exchange[], log: readonly Turn[]): ReadonlySet<Turn> {
  const inside = new Set<Turn>();
  for (const { turns } of exchanges) {
    const last = log.indexOf(turns.at(-1)!);
    for (let place = log.indexOf(turns[0]!) + 1; place < last; place += 1) inside.add(log[place]!);
  }
  return inside;
}

/** Room for the closing marker and for lines that only a tokenizer could count. */
const MARKER_ROOM = 32;

/** An upper bound of the tokens of a faithful summary: no token is shorter than a byte. */
function mostTokens(turns: readonly (Turn | undefined)[]): number {
  return turns.reduce((sum, turn) => sum + (turn ? lineBytes(turn) : 0), MARKER_ROOM);
}

function lineBytes(turn: Turn): number {
  return turn.anchor === null ? 0 : Buffer.byteLength(faithfulLine(turn));
}

/** Whether the view gets smaller however many exchanges, counted from the oldest, the compactor takes. */
function shrinksAnyway(eligible: readonly Exchange[], overhead: number): boolean {
  let gain = -overhead - MARKER_ROOM;
  return eligible.every(({ turns }) => {
    for (const turn of turns) gain += turn.tokens - lineBytes(turn);
    return gain > 0;
  });
}
