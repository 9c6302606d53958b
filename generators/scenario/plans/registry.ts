import type { Plan } from '../scene.js';
import { anything } from './anything.js';
import { askedAgain } from './asked-again.js';
import { atTheCeiling } from './at-the-ceiling.js';
import { belowTheCeiling } from './below-the-ceiling.js';
import { beyondTheCeiling } from './beyond-the-ceiling.js';
import { cutShort } from './cut-short.js';
import { falseReport } from './false-report.js';
import { hollow } from './hollow.js';
import { lookalikeDropped } from './lookalike-dropped.js';
import { miswritten } from './miswritten.js';
import { noSummary } from './no-summary.js';
import { oddSettings } from './odd-settings.js';
import { oldestFits } from './oldest-fits.js';
import { overBudget } from './over-budget.js';

/** All plans, and how often each is followed, in relation to the others. */
export const PLANS: readonly (readonly [plan: Plan, weight: number])[] = [
  [atTheCeiling, 340],
  [belowTheCeiling, 267],
  [askedAgain, 45],
  [noSummary, 165],
  [cutShort, 190],
  [lookalikeDropped, 128],
  [hollow, 152],
  [beyondTheCeiling, 160],
  [falseReport, 82],
  [oldestFits, 24],
  [anything, 50],
  [oddSettings, 105],
  [miswritten, 56],
  [overBudget, 40],
];
