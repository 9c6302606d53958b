import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { endLine } from '../../../reports/jsonl/end-line.js';
import { renderLine } from '../../../reports/jsonl/render-line.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { Report } from '../../run/report.js';
import type { StreamLine } from '../../run/stream-line.js';

/** The stream of a run as lines of JSON, which are written as they come and kept nowhere. */
export class JsonLines {
  private readonly file: number | null;
  private written = 0;
  private cause: Error | null = null;

  /**
   * Begins the stream in a file, in place of what was there, or on standard output.
   *
   * @throws HarnessError CC_FILE_UNWRITABLE.
   */
  constructor(private readonly where: string | true) {
    this.file = where === true ? null : this.opened(where);
  }

  /** The next lines of an attempt at the run, the first of which has the number `from`; what was written already is not written again. */
  add(from: number, lines: readonly StreamLine[]): void {
    const fresh = lines.slice(Math.max(0, this.written - from));
    this.written += fresh.length;
    this.put(fresh);
  }

  /**
   * Ends the stream, as whole if there is a report.
   *
   * @throws HarnessError CC_FILE_UNWRITABLE when not all of it could be written.
   */
  end(report: Report | null): void {
    if (report) this.put([endLine(report)]);
    if (this.file !== null) closeSync(this.file);
    if (this.cause) throw this.unwritable(this.cause);
  }

  /** An error must not end the run, whose findings are worth more than the stream. */
  private put(lines: readonly StreamLine[]): void {
    if (this.cause || lines.length === 0) return;
    const text = lines.map(renderLine).join('');
    try {
      if (this.file === null) process.stdout.write(text);
      else writeWhole(this.file, Buffer.from(text));
    } catch (error) {
      this.cause = error as Error;
    }
  }

  private opened(file: string): number {
    try {
      const path = resolve(file);
      mkdirSync(dirname(path), { recursive: true });
      return openSync(path, 'w');
    } catch (error) {
      throw this.unwritable(error as Error);
    }
  }

  private unwritable(cause: Error): HarnessError {
    const what = `${this.where} could not be written: ${cause.message}`;
    return new HarnessError(
      { code: 'CC_FILE_UNWRITABLE', what, next: 'Name a path that can be written.' },
      { cause },
    );
  }
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
