import type { Breakdown } from '../../property/observation.js';
import type { Where } from './heartbeat.js';

/** A worker ended, or had to be ended, while code under test was at work in it. */
export class WorkerLost extends Error {
  constructor(
    readonly kind: Breakdown['kind'],
    readonly where: Where,
    message: string,
  ) {
    super(message);
    this.name = 'WorkerLost';
  }
}
