import type { Plan } from '../scene.js';
import { anything } from './anything.js';
import { atTheCeiling } from './at-the-ceiling.js';
import { belowTheCeiling } from './below-the-ceiling.js';
import { beyondTheCeiling } from './beyond-the-ceiling.js';
import { cutShort } from './cut-short.js';
import { falseReport } from './false-report.js';
import { hollow } from './hollow.js';
import { lookalikeDropped } from './lookalike-dropped.js';
import { miswritten } from './miswritten.js';
import { noSummary } from './no-summary.js';
import { oldestFits } from './oldest-fits.js';
import { overBudget } from './over-budget.js';

/** All plans, and how many of a thousand scenarios follow each, as long as every plan suits. */
export const PLANS: readonly (readonly [plan: Plan, weight: number])[] = [
  [atTheCeiling, 210],
  [belowTheCeiling, 140],
  [noSummary, 110],
  [cutShort, 105],
  [lookalikeDropped, 90],
  [hollow, 85],
  [beyondTheCeiling, 75],
  [oldestFits, 55],
  [falseReport, 55],
  [anything, 35],
  [miswritten, 30],
  [overBudget, 10],
];
