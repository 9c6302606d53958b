import type { Observation } from '../property/observation.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { CurveReport } from './calibration-report.js';
import type { Content } from './content.js';
import type { Allowance } from './curve-data.js';
import { measureCurve } from './measure-curve.js';
import { measurePasses } from './measure-passes.js';
import { ratioGrid } from './ratio-grid.js';
import { readSample } from './read-sample.js';
import { reportCurve } from './report-curve.js';

/** What is to be measured, and how far. */
export interface CalibrationPlan {
  seed: number;
  contents: readonly Content[];
  /** Tokens of the summary. */
  budgets: readonly number[];
  runs: number;
  timeMs: number | null;
  passes: number;
  rLow: number;
  /** The largest ratio that is measured. */
  upTo: number;
  wanted: number;
  confidence: number;
}

/** Plays a conversation of a content whose passes hand over so many times the budget. */
export type PlayConversation = (wish: {
  content: Content;
  budget: number;
  ratios: readonly number[];
}) => Promise<Observation>;

export interface CalibrationHooks {
  /** Ends it after the conversation at work. */
  signal?: AbortSignal;
  /** Takes how many conversations were played, and of which curve. */
  progress?(played: number, curve: string): void;
}

/** The smallest ratio: there, the whole prefix fits twice in the budget. */
const LOWEST = 0.5;
const PLACES = 21;
const EACH = 12;
/** What the sweep takes of all conversations, at most. */
const SWEEP = 0.35;
/** Passes stay so far below what one of them was trusted with. */
const SAFE = 0.9;

/** One curve for each content and budget; fewer where time is up. */
export async function calibrate(
  play: PlayConversation,
  plan: CalibrationPlan,
  tokenizer: Tokenizer,
  { signal, progress }: CalibrationHooks = {},
): Promise<CurveReport[]> {
  const { wanted, confidence, seed, runs, timeMs, passes, rLow } = plan;
  const wishes = plan.budgets.flatMap((budget) => plan.contents.map((content) => ({ content, budget })));
  const grid = ratioGrid(LOWEST, plan.upTo, PLACES);
  const each = Math.max(1, Math.min(EACH, Math.floor((runs * SWEEP) / PLACES)));
  const start = Date.now();
  const curves: CurveReport[] = [];
  let all = 0;
  for (const [place, wish] of wishes.entries()) {
    const until = timeMs === null ? Number.POSITIVE_INFINITY : start + (timeMs * (place + 1)) / wishes.length;
    const isOver = () => signal?.aborted === true || Date.now() >= until;
    let played = 0;
    const playOne = async (ratios: readonly number[]) => {
      played += 1;
      all += 1;
      progress?.(all, `${wish.content}, budget ${wish.budget}`);
      return play({ ...wish, ratios });
    };
    const allowance: Allowance = { left: runs, isOver };
    const measured = await measureCurve(
      async (ratio) => readSample(await playOne([ratio]), { ratio, budget: wish.budget, tokenizer }),
      { wanted, confidence, grid, each, seed: seed + place },
      allowance,
    );
    const { knee, trust } = measured;
    const base = trust.ratio ?? knee.low;
    const kinds = passes > 1 && base !== null ? (['spread', 'full'] as const) : [];
    const series = [];
    for (const kind of kinds)
      series.push(await measurePasses(playOne, { kind, ratio: SAFE * base!, passes, wanted, isOver }));
    curves.push({
      ...wish,
      conversations: played,
      ...reportCurve(measured, { grid, wanted, rLow }),
      passes: series.filter((one) => one !== null),
    });
    if (signal?.aborted) break;
  }
  return curves;
}
