import type { Capabilities } from '../../compactor/capabilities.js';
import type { BlankObservation } from '../../property/blank-observation.js';
import type { Observation } from '../../property/observation.js';
import type { SubjectSource } from '../subject/find-subject.js';
import { breakdownAt } from './breakdown-at.js';
import type { About, Question } from './protocol.js';
import { refuseToLoad } from './refuse-to-load.js';
import { WatchedWorker } from './watched-worker.js';
import { WorkerLost } from './worker-lost.js';

/** What is played: a scenario, on the compactor as it is or corrupted. */
type Played = Omit<Extract<Question, { ask: 'play' }>, 'ask'>;

/** Drives scenarios in a worker of their own, which is replaced when the code under test ends it. */
export class PlayApart {
  private worker: WatchedWorker;

  constructor(private readonly source: SubjectSource) {
    this.worker = new WatchedWorker(source);
  }

  /**
   * What the compactor says of itself.
   *
   * @throws HarnessError CC_MODULE_BROKEN, and whatever else is wrong with its module.
   */
  async about(): Promise<About> {
    try {
      return await this.worker.ask<About>({ ask: 'about' });
    } catch (error) {
      if (error instanceof WorkerLost) refuseToLoad(this.source, error);
      throw error;
    }
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
  async play(played: Played, blank: BlankObservation): Promise<Observation> {
    const { scenario } = played;
    try {
      const seen = await this.worker.ask<Observation>({ ask: 'play', ...played });
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
    this.worker = new WatchedWorker(this.source);
    return error;
  }
}
