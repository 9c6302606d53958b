import { LostError } from '../compactor/lost-error.js';
import { thrownFrom } from '../drive/thrown.js';
import { OutOfTime, withinLimit } from '../drive/time-limit.js';
import { adviceOn, isFinal } from './advice.js';
import type { SmokeCheck } from './smoke-report.js';

/** Something that a check found, without anything having been thrown. */
export class Finding extends Error {
  constructor(
    says: string,
    readonly next: string,
  ) {
    super(says);
  }
}

/** Checks that are made one after the other, until one of them ends it all. */
export class Checklist {
  readonly checks: SmokeCheck[] = [];
  private isOver = false;

  constructor(
    private readonly limitMs: number,
    /** Whether it is a program of its own, and no module. */
    private readonly isProgram: boolean,
    /** Ends what gave no answer in time. */
    private readonly giveUp: () => Promise<void>,
  ) {}

  /** Makes a check, within the limit; what it gives is a remark on what was found in order. */
  async check(does: string, work: () => Promise<string | null> | string | null): Promise<boolean> {
    if (this.isOver) {
      this.skip(does, 'not reached');
      return false;
    }
    const working = (async () => work())();
    try {
      const says = await withinLimit(working, this.limitMs);
      this.checks.push({ does, result: 'passed', says, next: null });
      return true;
    } catch (error) {
      this.isOver = isFinal(error);
      const more = error instanceof OutOfTime ? await this.afterGivingUp(working) : '';
      const next = error instanceof Finding ? error.next : adviceOn(error, this.isProgram);
      this.checks.push({ does, result: 'failed', says: `${saysOf(error)}${more}`, next });
      return false;
    }
  }

  skip(does: string, says: string): void {
    this.checks.push({ does, result: 'skipped', says, next: null });
  }

  /** What can be said of it only once it has been ended, as that it left a line unfinished. */
  private async afterGivingUp(working: Promise<unknown>): Promise<string> {
    const ended = working.then(
      () => '',
      (error: unknown) =>
        error instanceof LostError && error.message.includes(';') ? error.message.replace(/^[^;]*/, '') : '',
    );
    await this.giveUp();
    return withinLimit(ended, 500).catch(() => '');
  }
}

function saysOf(error: unknown): string {
  if (error instanceof Finding || isFinal(error)) return (error as Error).message;
  const { name, message, engine } = thrownFrom(error);
  return engine ? `it crashed: ${name}: ${message}` : `it was declined: ${name}: ${message}`;
}
