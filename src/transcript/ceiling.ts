import { greatestCommonDivisor, isFraction } from './fraction.js';
import type { Turn } from './turn.js';

/** Tokens that one token of summary may stand for, by kind, as reduced fractions n/d. */
export interface CeilingRatios {
  readonly prose: readonly [numerator: number, denominator: number];
  readonly structured: readonly [numerator: number, denominator: number];
}

/** The cost of a token of each kind, and the worth of a token of budget, in one whole unit. */
export interface CeilingWeights {
  prose: number;
  structured: number;
  budget: number;
}

const WITHOUT_RATIOS: CeilingRatios = { prose: [5, 1], structured: [5, 1] };

/**
 * The weights that make the ceiling a comparison of whole numbers; prose 5 and structured 3 give 3, 5 and 15.
 *
 * Without ratios 5 holds for all kinds.
 *
 * @throws RangeError when a ratio is no fraction of two positive integers.
 */
export function ceilingWeights(ratios: CeilingRatios | null): CeilingWeights {
  const { prose, structured } = ratios ?? WITHOUT_RATIOS;
  for (const [kind, ratio] of Object.entries({ prose, structured })) {
    if (isFraction(ratio)) continue;
    throw new RangeError(
      `Expected the ratio for ${kind} to be a fraction of two positive integers, got ${ratio.join('/')}`,
    );
  }
  const unit = leastCommonMultiple(prose[0], structured[0]);
  return {
    prose: prose[1] * (unit / prose[0]),
    structured: structured[1] * (unit / structured[0]),
    budget: unit,
  };
}

/** What turns cost, in the unit of {@link ceilingWeights}: above the ceiling is more than `budget · weights.budget`. */
export function costOf(turns: readonly Turn[], weights: CeilingWeights): number {
  return turns.reduce((cost, turn) => cost + turn.tokens * weights[turn.kind], 0);
}

/**
 * Whether turns are below (-1), at (0) or above (1) the ceiling of a budget; null is no budget, hence no ceiling.
 *
 * @throws RangeError when the budget is not a number, or a ratio is no fraction of two positive integers.
 */
export function compareToCeiling(
  turns: readonly Turn[],
  budget: number | null,
  ratios: CeilingRatios | null,
): -1 | 0 | 1 {
  if (budget === null) return -1;
  if (Number.isNaN(budget))
    throw new RangeError('Expected the budget to be a number of tokens or null, got NaN');
  const weights = ceilingWeights(ratios);
  const cost = costOf(turns, weights);
  const ceiling = budget * weights.budget;
  if (Number.isSafeInteger(budget) && Math.max(cost, ceiling) > Number.MAX_SAFE_INTEGER) {
    return compareExactly(turns, budget, ratios ?? WITHOUT_RATIOS);
  }
  if (cost === ceiling) return 0;
  return cost > ceiling ? 1 : -1;
}

/** Numbers above 2^53 are rounded; equality needs all their digits. */
function compareExactly(turns: readonly Turn[], budget: number, ratios: CeilingRatios): -1 | 0 | 1 {
  const [proseRatio, proseParts] = ratios.prose.map(BigInt) as [bigint, bigint];
  const [structuredRatio, structuredParts] = ratios.structured.map(BigInt) as [bigint, bigint];
  let cost = 0n;
  for (const { kind, tokens } of turns) {
    const weight = kind === 'prose' ? proseParts * structuredRatio : structuredParts * proseRatio;
    cost += BigInt(tokens) * weight;
  }
  const ceiling = BigInt(budget) * proseRatio * structuredRatio;
  if (cost === ceiling) return 0;
  return cost > ceiling ? 1 : -1;
}

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}
