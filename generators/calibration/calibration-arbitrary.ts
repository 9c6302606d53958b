import type fc from 'fast-check';
import type { Content } from '../../src/calibrate/content.js';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Ratios } from '../../src/compactor/settings.js';
import type { Scenario, Step } from '../../src/scenario/scenario.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import { FAITHFUL } from '../../src/simulation/faithful.js';
import { tokensOf } from '../../src/transcript/tokens-of.js';
import type { Turn } from '../../src/transcript/turn.js';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';
import { StretchWriter } from './stretch.js';

/** What a conversation for calibration is like: what it is made of, and the prefix of each of its passes. */
export interface CalibrationWish {
  content: Content;
  budget: number;
  /** Tokens of the prefix by tokens of the budget, for each pass. */
  ratios: readonly number[];
  model?: string;
}

/** No ceiling stands in the way: where it should be is what is to be found out. */
const NO_CEILING: Ratios = { prose: [100_000, 1], structured: [100_000, 1] };

/** Conversations whose passes hand over prefixes of the wished sizes, a fact stated in every 500 tokens or so. */
export function calibrationArbitrary(
  material: Material,
  supports: Capabilities,
  { content, budget, ratios, model }: CalibrationWish,
): fc.Arbitrary<Scenario> {
  return fromDraw((draw) => {
    const writer = new StretchWriter(draw, material, content);
    const opening = content === 'prose' || content === 'code' ? [] : [writer.remark('user')];
    const stretches = ratios.map((ratio, pass) => [
      ...(pass === 0 ? opening : []),
      ...writer.next(ratio * budget),
      ...remarks(writer, supports),
    ]);
    const steps = stretches.flatMap((turns): Step[] => [{ step: 'append', turns }, { step: 'compact' }]);
    const all = tokensOf(stretches.flat());
    return {
      version: 1,
      encoding: material.encoding,
      settings: {
        summaryBudget: supports.takesBudget ? budget : null,
        ratios: supports.takesRatios ? NO_CEILING : null,
        window: 2 * (all + budget) + 1000,
        ...(supports.choosesPrefix && supports.keeps > 0 && { keep: supports.keeps }),
      },
      summarizer: behaviourFor(supports, budget, model),
      steps,
    };
  });
}

/** What stays anyway: the newest request, and as many turns as the compactor always keeps. */
function remarks(writer: StretchWriter, { choosesPrefix, keeps }: Capabilities): Turn[] {
  if (!choosesPrefix) return [];
  const count = Math.max(1, keeps);
  return Array.from({ length: count }, (_, place) =>
    writer.remark((count - place) % 2 === 1 ? 'user' : 'assistant'),
  );
}

/** Whoever cannot be told the budget passes none on, so the summarizer stops there by itself. */
function behaviourFor(
  { takesBudget }: Capabilities,
  budget: number,
  model: string | undefined,
): SummarizerBehaviour {
  return {
    ...FAITHFUL,
    ...(!takesBudget && { faults: [{ fault: 'cut', tokens: budget }] }),
    ...(model !== undefined && { model }),
  };
}
