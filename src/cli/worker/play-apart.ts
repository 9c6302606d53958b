import type { Capabilities } from '../../compactor/capabilities.js';
import type { Observation } from '../../property/observation.js';
import type { Scenario } from '../../scenario/scenario.js';
import type { BlankObservation } from './blank-observation.js';
import { breakdownAt } from './breakdown-at.js';
import { WatchedWorker } from './watched-worker.js';
import { WorkerLost } from './worker-lost.js';

/** Drives scenarios in a worker of their own, which is replaced when the code under test ends it. */
export class PlayApart {
  private worker: WatchedWorker;

  constructor(private readonly file: string) {
    this.worker = new WatchedWorker(file);
  }

  /** What the compactor supports; null when asking ends the worker. */
  async supports(stepLimitMs: number): Promise<Capabilities | null> {
    try {
      return await this.worker.ask<Capabilities>({ ask: 'supports', stepLimitMs });
    } catch (error) {
      await this.replace(error);
      return null;
    }
  }

  /** What was seen; of a case that ended the worker only its breakdown is known. */
  async play(scenario: Scenario, stepLimitMs: number, blank: BlankObservation): Promise<Observation> {
    try {
      const seen = await this.worker.ask<Observation>({ ask: 'play', scenario, stepLimitMs });
      return { ...seen, scenario };
    } catch (error) {
      const { kind, where, message } = await this.replace(error);
      return { ...blank, scenario, breakdown: breakdownAt(scenario, where, kind, message) };
    }
  }

  close(): Promise<void> {
    return this.worker.terminate();
  }

  private async replace(error: unknown): Promise<WorkerLost> {
    if (!(error instanceof WorkerLost)) throw error;
    await this.worker.terminate();
    this.worker = new WatchedWorker(this.file);
    return error;
  }
}
