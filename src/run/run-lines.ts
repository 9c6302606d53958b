import type { Scenario } from '../scenario/scenario.js';
import { sizeOf } from '../scenario/size.js';
import type { RunHooks } from './run-options.js';
import type { RunLine } from './stream-line.js';
import type { Tally } from './tally.js';

/** Tells of each run which properties it broke, if anybody listens. */
export class RunLines {
  private readonly counted: number[];

  constructor(
    private readonly tallies: readonly Tally[],
    private readonly hooks: Pick<RunHooks, 'tell'>,
  ) {
    this.counted = tallies.map(({ broken }) => broken);
  }

  /** Tells of the run that was counted last. */
  add(run: number, scenario: Scenario): void {
    if (!this.hooks.tell) return;
    const broken: RunLine['broken'] = [];
    for (const [place, { property, broken: times }] of this.tallies.entries()) {
      if (times > this.counted[place]!)
        broken.push({ property: property.id, verdict: property.breach ?? 'failed' });
      this.counted[place] = times;
    }
    const [turns, steps, , tokens] = sizeOf(scenario);
    this.hooks.tell({ type: 'run', run, turns, steps, tokens, broken });
  }
}
