import type { Scenario } from '../../src/scenario/scenario.js';
import { sizeOf } from '../../src/scenario/size.js';
import type { ShrinkTools } from '../shrink/reducer.js';
import { smallerInScope } from './smaller-in-scope.js';

/** What is smaller than a scenario, and what that comprises, in words. */
export function scopeOf(
  scenario: Scenario,
  tools: ShrinkTools,
): { words: string; smaller: Iterable<Scenario | null> } {
  const [turns, steps] = sizeOf(scenario);
  const words = [
    `at most ${turns} ${turns === 1 ? 'turn' : 'turns'}, each one of its own or a plain one`,
    `at most ${steps} ${steps === 1 ? 'step' : 'steps'}, of its kinds`,
    'its settings and any of its summarizer’s faults, or plain settings, a tight budget and one plain fault',
  ].join('; ');
  return { words, smaller: smallerInScope(scenario, tools) };
}
