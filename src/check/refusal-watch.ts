import { HarnessError } from '../errors/harness-error.js';
import type { Observation } from '../property/observation.js';
import type { RunHooks } from '../run/run-options.js';

/** Finds out whether a compactor ever agreed to open, because a run that only saw refusals has checked nothing. */
export class RefusalWatch {
  private played = 0;
  private refused = 0;
  private last = '';
  private openedElsewhere = false;

  constructor(private readonly given: RunHooks) {}

  get hooks(): RunHooks & Required<Pick<RunHooks, 'play'>> {
    const { play = (_scenario, drive) => drive() } = this.given;
    return { ...this.given, play: async (...args) => this.count(await play(...args)) };
  }

  /** Whether it opened at least once; nothing is known where nothing was played. */
  get hasOpened(): boolean {
    return this.played > this.refused;
  }

  /** It opened in runs that others played. */
  noteOpened(): void {
    this.openedElsewhere = true;
  }

  /** @throws HarnessError CC_SETTINGS_REFUSED. */
  throwIfNothingElse(name: string): void {
    if (this.played === 0 || this.hasOpened || this.openedElsewhere) return;
    throw new HarnessError({
      code: 'CC_SETTINGS_REFUSED',
      what: `${name} refused to open in all ${this.played.toLocaleString('en')} runs; at last with: ${this.last}`,
      why: 'Nothing of it could be checked.',
      next: 'Let `open` accept the budgets, ratios and windows it is given, or declare in `supports` what it is not told.',
    });
  }

  private count(observation: Observation): Observation {
    this.played += 1;
    if (observation.refusedSettings) {
      this.refused += 1;
      this.last = observation.refusedSettings.message;
    }
    return observation;
  }
}
