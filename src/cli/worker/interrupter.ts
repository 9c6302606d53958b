import { Session } from 'node:inspector';
import { isMainThread } from 'node:worker_threads';

const TERMINATE = JSON.stringify({ id: 1, method: 'Runtime.terminateExecution' });

/**
 * Breaks off the JavaScript that runs in a worker, and leaves the worker alive; it must be made before the worker.
 *
 * The inspector is the one way to do so that Node offers, and it offers it to the main thread only.
 */
export class Interrupter {
  private readonly inspector: Session | null = isMainThread ? new Session() : null;
  private readonly sessions = new Map<string, string>();

  constructor() {
    this.inspector?.connect();
    this.inspector?.on('NodeWorker.attachedToWorker', ({ params }) => {
      this.sessions.set(params.workerInfo.title, params.sessionId);
    });
    this.inspector?.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  }

  /** Whether it could be tried. */
  interrupt(threadId: number): boolean {
    const sessionId = this.sessions.get(`[worker ${threadId}]`);
    if (sessionId === undefined) return false;
    this.inspector?.post('NodeWorker.sendMessageToWorker', { sessionId, message: TERMINATE });
    return true;
  }

  close(): void {
    this.inspector?.disconnect();
  }
}
