import type fc from 'fast-check';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Scenario, Step } from '../../src/scenario/scenario.js';
import { FAITHFUL } from '../../src/simulation/faithful.js';
import type { Turn } from '../../src/transcript/turn.js';
import { GeneratedTurns } from '../conversation/generated-turns.js';
import { GivenTurns } from '../conversation/given-turns.js';
import type { Draw } from '../draw.js';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';
import { Stock } from '../material/stock.js';
import { shrinkScenario } from '../shrink/shrink-scenario.js';
import { drawPasses } from './draw-passes.js';
import { drawSession } from './draw-session.js';
import { drawSteps } from './draw-steps.js';
import { interrupt } from './interrupt.js';
import { limitCalls } from './limit-calls.js';
import { SUMMARIZER_PLANS } from './plans/for-summarizers.js';
import { PLANS } from './plans/registry.js';
import type { Opening, Scene } from './scene.js';

export interface ScenarioOptions {
  supports: Capabilities;
  /** The most turns that a scenario appends; 440 if not given. */
  maxTurns?: number;
  /** Makes sessions of up to so many steps, with passes again and again; a few passes at most if not given. */
  maxSteps?: number;
  /** A real conversation: scenarios take their turns from it instead of making them up. */
  turns?: readonly Turn[];
  /** The model that summarizes in place of a simulated summarizer. */
  model?: string;
}

const MOST_TURNS = 440;
/** Every turn is paid for, and waited for. */
const MOST_FOR_MODELS = 60;

/** Scenarios that reach what the law speaks about, as far as the compactor can be told of it. */
export function scenarioArbitrary(material: Material, options: ScenarioOptions): fc.Arbitrary<Scenario> {
  const { supports, model, turns } = options;
  const most = model === undefined ? Math.max(MOST_TURNS, turns?.length ?? 0) : MOST_FOR_MODELS;
  const { maxTurns = most, maxSteps } = options;
  const real = turns !== undefined;
  const all = supports.summarizes ? SUMMARIZER_PLANS : PLANS;
  const plans = all.filter(([plan]) => plan.suits({ supports, real, maxTurns }));
  const generate = (draw: Draw): Scenario => {
    const stock = new Stock(material);
    const source = turns
      ? new GivenTurns(turns, maxTurns)
      : new GeneratedTurns(stock, { attachments: supports.takesAttachments });
    const scene: Scene = { draw, stock, source, supports, maxTurns, real };
    const opening = draw.weighted(plans).begin(scene);
    const steps = stepsOf(scene, opening, maxSteps);
    const summarizer =
      model === undefined ? limitCalls(draw, opening.summarizer, steps) : { ...FAITHFUL, model };
    const isWhole = maxSteps !== undefined || supports.summarizes;
    const played = isWhole ? steps : interrupt(scene, steps);
    return {
      version: 1,
      encoding: material.encoding,
      settings: opening.settings,
      summarizer,
      steps: played,
      ...(stock.planted.length > 0 && { planted: stock.planted }),
    };
  };
  return fromDraw(generate, shrinkScenario({ tokenizer: material.tokenizer, supports, real }));
}

function stepsOf(scene: Scene, opening: Opening, maxSteps: number | undefined): Step[] {
  if (maxSteps !== undefined) return drawSession(scene, opening.turns, maxSteps);
  return scene.supports.summarizes ? drawPasses(scene, opening) : drawSteps(scene, opening);
}
