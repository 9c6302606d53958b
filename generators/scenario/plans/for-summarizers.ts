import type { Plan } from '../scene.js';
import { anyRatio } from './any-ratio.js';
import { anyText } from './any-text.js';
import { atTheClaim } from './at-the-claim.js';

/** The plans for a summarizer under test, which nobody simulates, with their weights. */
export const SUMMARIZER_PLANS: readonly (readonly [plan: Plan, weight: number])[] = [
  [atTheClaim, 45],
  [anyRatio, 35],
  [anyText, 20],
];
