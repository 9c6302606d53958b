import type { SubjectSource } from '../subject/find-subject.js';
import type { Advance, Aftermath, Job, Opening } from './protocol.js';
import { refuseToLoad } from './refuse-to-load.js';
import { WatchedWorker } from './watched-worker.js';
import { WorkerLost } from './worker-lost.js';

/** A job in a worker, which is done anew in another one when the code under test ends the first. */
export class JobInWorker<R> {
  private worker: WatchedWorker | null = null;
  private wasStopped = false;
  private wasAbandoned = false;

  constructor(
    private readonly source: SubjectSource,
    private job: Job,
  ) {}

  /**
   * The report; null when the job was stopped before it could give one.
   *
   * @throws HarnessError CC_MODULE_BROKEN when the module hangs or exits while it is loaded, and what the job throws.
   */
  async report(onProgress?: (advance: Advance) => void): Promise<R | null> {
    let aftermath: Aftermath = { fatality: null, isUnsteady: false };
    while (!this.wasAbandoned) {
      this.worker = new WatchedWorker(this.source);
      try {
        await this.open(this.worker);
        return await this.worker.ask<R>({ ...this.job, ...aftermath }, onProgress);
      } catch (error) {
        if (error instanceof WorkerLost && this.wasAbandoned) return null;
        if (!(error instanceof WorkerLost) || aftermath.isUnsteady) throw error;
        refuseToLoad(this.source, error);
        if (this.wasStopped) return null;
        const { kind, where, message } = error;
        aftermath = { fatality: { kind, where, message }, isUnsteady: aftermath.fatality !== null };
      } finally {
        await this.worker.terminate();
      }
    }
    return null;
  }

  private async open(worker: WatchedWorker): Promise<void> {
    if (this.job.ask !== 'run' || this.job.opening) return;
    const { flags, updatesKnown } = this.job;
    this.job = { ...this.job, opening: await worker.ask<Opening>({ ask: 'opening', flags, updatesKnown }) };
  }

  /** Whether the report tells of a part of the job only. */
  get isCutShort(): boolean {
    return this.wasStopped;
  }

  /** Ends the job after the case at work. */
  stop(): void {
    this.wasStopped = true;
    this.worker?.heartbeat.askToStop();
  }

  /** Ends the job at once, without a report. */
  abandon(): void {
    this.wasStopped = true;
    this.wasAbandoned = true;
    void this.worker?.terminate();
  }
}
