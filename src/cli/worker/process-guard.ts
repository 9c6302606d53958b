import type { Breakdown } from '../../property/observation.js';
import type { Heartbeat, Where } from './heartbeat.js';

/** What code under test did to the thread that hosts it. */
export interface Trespass {
  kind: Extract<Breakdown['kind'], 'exited' | 'crashed'>;
  where: Where;
  message: string;
}

class ProcessExit extends Error {
  override name = 'ProcessExit';
}

/** Keeps this thread alive through `process.exit`, `process.kill` and errors that nobody catches, and tells of the first of them. */
export class ProcessGuard {
  private trespass: Trespass | null = null;

  constructor(heartbeat: Heartbeat) {
    const note = (kind: Trespass['kind'], message: string) => {
      this.trespass ??= { kind, where: heartbeat.where, message };
    };
    process.exit = (code) => {
      const message = `process.exit(${code ?? ''}) was called`;
      note('exited', message);
      throw new ProcessExit(message);
    };
    const { kill } = process;
    process.kill = (pid, signal) => {
      if (pid !== process.pid) return kill.call(process, pid, signal);
      const message = `process.kill(process.pid${signal === undefined ? '' : `, ${String(signal)}`}) was called`;
      note('exited', message);
      throw new ProcessExit(message);
    };
    process.on('uncaughtException', (error) =>
      note('crashed', `${describe(error)} (thrown outside any call)`),
    );
    process.on('unhandledRejection', (error) =>
      note('crashed', `${describe(error)} (a rejection nobody handled)`),
    );
  }

  /** The first trespass since the last call. */
  take(): Trespass | null {
    const { trespass } = this;
    this.trespass = null;
    return trespass;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
