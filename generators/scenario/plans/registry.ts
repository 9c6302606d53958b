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

/** All plans, and how often each is followed, in relation to the others. */
export const PLANS: readonly (readonly [plan: Plan, weight: number])[] = [
  [atTheCeiling, 210],
  [belowTheCeiling, 175],
  [noSummary, 115],
  [cutShort, 125],
  [lookalikeDropped, 108],
  [hollow, 108],
  [beyondTheCeiling, 115],
  [falseReport, 65],
  [oldestFits, 50],
  [anything, 45],
  [miswritten, 35],
  [overBudget, 30],
];
