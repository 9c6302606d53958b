import type { Heartbeat, Where } from './heartbeat.js';

const POLL_MS = 50;
/** A worker finds a hang that leaves its event loop turning by itself, and is given a head start. */
const HEAD_START_MS = 100;
const INTERRUPT_TAKES_MS = 1000;
const STUCK_MS = 30_000;
/** A worker whose event loop turns ends each call itself; one that does not has lost the means to. */
const OVERDUE_MS = 10_000;

/** What can be done about a worker that is blocked. */
export interface Remedies {
  /** Breaks off what it runs; false where that cannot be tried. */
  interrupt(): boolean;
  giveUp(): void;
}

/**
 * Watches the heartbeat of a worker that runs code under test. A call that blocks it for too long is interrupted; if
 * that does not help, the worker is given up.
 */
export class SilenceWatch {
  private readonly timer: NodeJS.Timeout;
  private last = { beats: -1, calls: -1 };
  private silentMs = 0;
  private withoutCallMs = 0;
  private interrupts = 0;

  constructor(
    private readonly heartbeat: Heartbeat,
    private readonly remedies: Remedies,
  ) {
    this.timer = setInterval(() => this.look(), POLL_MS);
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** Counts silent looks and not time, so that a machine that was asleep is no hang. */
  private look(): void {
    const { beats, calls, limitMs, where } = this.heartbeat;
    const isSilent = where.call !== 'idle' && beats === this.last.beats;
    const wasSilentMs = this.silentMs;
    this.silentMs = isSilent ? wasSilentMs + POLL_MS : 0;
    this.withoutCallMs = calls === this.last.calls ? this.withoutCallMs + POLL_MS : 0;
    this.last = { beats, calls };

    const limit = limitMs + HEAD_START_MS;
    if (this.silentMs > limit && wasSilentMs <= limit) this.interrupt();
    else if (this.silentMs > limit + INTERRUPT_TAKES_MS || this.isStuck() || this.isOverdue(where))
      this.remedies.giveUp();
  }

  private interrupt(): void {
    this.interrupts += 1;
    if (!this.remedies.interrupt()) this.remedies.giveUp();
  }

  private isOverdue({ call }: Where): boolean {
    return call !== 'idle' && this.withoutCallMs > this.heartbeat.limitMs + OVERDUE_MS;
  }

  /** An interrupt that came a moment too late struck our own code, which then waits for nothing. */
  private isStuck(): boolean {
    return this.interrupts > 0 && this.withoutCallMs > this.heartbeat.limitMs + STUCK_MS;
  }
}
