import type { CalibrationPlan } from '../calibrate/calibrate.js';
import { CONTENTS, type Content } from '../calibrate/content.js';
import type { CheckOptions } from './check-options.js';
import { planOf } from './plan.js';
import { readChoice } from './read-choice.js';
import { readNumber } from './read-number.js';
import { readWholeNumber } from './read-whole-number.js';

/** What a calibration takes besides the options of a check, as it was given. */
export interface CalibrationWishes {
  content?: readonly string[];
  budget?: readonly string[];
  passes?: string;
  rLow?: string;
  upTo?: string;
}

/** What a calibration takes besides the options of a check. */
export interface CalibrationChoices {
  contents: Content[];
  budgets: number[];
  passes: number;
  /** The ratio that is to hold; null where nobody asked, so that no verdict depends on it. */
  rLow: number | null;
  upTo: number;
}

/** The expected coverage that is enough, and how sure it is to be verified. */
const WANTED = 0.99;
const CONFIDENCE = 0.95;
/** The ratio that the law lets a careful compactor trust for prose. */
const R_LOW = 5;
const BUDGET = 2000;
const PASSES = 4;
const UP_TO = 50;
const RUNS = 2000;
/** A model is asked for each of them. */
const MODEL = { runs: 60, seed: 1 };

/**
 * What was asked for, each in its type.
 *
 * @throws HarnessError CC_OPTION_INVALID.
 */
export function readCalibration(
  { content, budget, passes, rLow, upTo }: CalibrationWishes,
  nameOf: (option: string) => string,
): CalibrationChoices {
  const contents = content?.map((one) => readChoice(nameOf('content'), one.trim(), CONTENTS)) ?? CONTENTS;
  const budgets = budget?.map((one) =>
    readWholeNumber(nameOf('budget'), one, { min: 100, max: 100_000 }),
  ) ?? [BUDGET];
  return {
    contents: [...new Set(contents)],
    budgets: [...new Set(budgets)],
    passes: readWholeNumber(nameOf('passes'), passes ?? PASSES, { min: 1, max: 50 }),
    rLow: rLow === undefined ? null : readNumber(nameOf('rLow'), rLow, { min: 0.1, max: 1000 }),
    upTo: readNumber(nameOf('upTo'), upTo ?? UP_TO, { min: 1, max: 500 }),
  };
}

/** The plan that valid options and choices amount to. */
export function calibrationPlan(options: CheckOptions, choices: CalibrationChoices): CalibrationPlan {
  const given = options.model === undefined ? { runs: RUNS, ...options } : { ...MODEL, ...options };
  const { seed, runs, timeMs } = planOf(given);
  const { contents, budgets, passes, rLow, upTo } = choices;
  const wanted = { wanted: WANTED, confidence: CONFIDENCE, rLow: rLow ?? R_LOW };
  return { seed, runs, timeMs, contents, budgets, passes, upTo, ...wanted };
}
