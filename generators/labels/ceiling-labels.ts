import type { Capabilities } from '../../src/compactor/capabilities.js';
import { faithfulLine } from '../../src/simulation/faithful-summary.js';
import { ceilingWeights, compareToCeiling, costOf } from '../../src/transcript/ceiling.js';
import { tokensOf } from '../../src/transcript/tokens-of.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { FirstPass } from './first-pass.js';
import type { Label } from './label.js';

/** More than any wrapper or marker of the simulator takes. */
const SPARE = 32;

const takesBudget = (supports: Capabilities) => supports.takesBudget;

/** Of what the first pass hands over, against the ceiling of the summary budget. */
export const CEILING_LABELS: readonly Label[] = [
  {
    name: 'at the ceiling',
    share: 0.09,
    suits: takesBudget,
    occurs: ({ settings, handed, atCeiling }) =>
      settings.summaryBudget !== null && handed.length > 0 && atCeiling === 0,
  },
  { name: 'one token below the ceiling', share: 0.09, suits: takesBudget, occurs: isOff(-1) },
  { name: 'one token above the ceiling', share: 0.09, suits: takesBudget, occurs: isOff(1) },
  {
    name: 'below the ceiling',
    share: 0.2,
    occurs: ({ handed, atCeiling }) => handed.length > 0 && atCeiling === -1,
  },
  {
    name: 'above the ceiling',
    share: 0.2,
    suits: takesBudget,
    occurs: ({ atCeiling }) => atCeiling === 1,
  },
  {
    name: 'tail dropped above the ceiling, no report',
    share: 0.1,
    suits: takesBudget,
    occurs: ({ atCeiling, summarizer, faults }) =>
      atCeiling === 1 &&
      summarizer.report === 'none' &&
      faults.some((fault) => fault.fault === 'drop' && 'at' in fault.target && fault.target.at === 'tail'),
  },
  { name: 'safe side', share: 0.25, occurs: isSafe },
  {
    name: 'oldest exchange fits, and shrinks',
    share: 0.12,
    suits: ({ choosesPrefix }) => choosesPrefix,
    occurs: oldestFits,
  },
];

function isOff(by: -1 | 1): Label['occurs'] {
  return ({ settings: { summaryBudget, ratios }, handed, isOdd }) => {
    if (isOdd || summaryBudget === null) return false;
    const weights = ceilingWeights(ratios);
    const off = costOf(handed, weights) - summaryBudget * weights.budget;
    return handed.some(({ kind, tokens }) => tokens > 0 && off === by * weights[kind]);
  };
}

function isSafe(first: FirstPass): boolean {
  if (first.isOdd || !first.isFaithful || !first.isDue) return false;
  const { settings, handed, summaryTokens, supports } = first;
  if (summaryTokens === 0 || first.atCeiling === 1) return false;
  if (settings.summaryBudget !== null && summaryTokens > settings.summaryBudget) return false;
  return tokensOf(handed) > summaryTokens + supports.overheadTokens;
}

function oldestFits(first: FirstPass): boolean {
  if (first.isOdd || !first.isFaithful || !first.isDue) return false;
  const { settings, handed, supports, exchanges } = first;
  const among = new Set(handed);
  const whole = exchanges.map(({ turns }) => turns.filter((turn) => among.has(turn)));
  const [oldest, ...others] = whole.filter((turns) => turns.length > 0);
  if (!oldest || compareToCeiling(oldest, settings.summaryBudget, settings.ratios) > 0) return false;
  if (settings.summaryBudget !== null && bytesOf(oldest) + SPARE > settings.summaryBudget) return false;
  let gain = -supports.overheadTokens - SPARE;
  return [oldest, ...others].every((turns) => {
    gain += tokensOf(turns) - bytesOf(turns);
    return gain > 0;
  });
}

/** No token is shorter than a byte, so a summary of the turns has at most so many tokens. */
function bytesOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + Buffer.byteLength(faithfulLine(turn)), 0);
}
