import { closeSync, constants, fstatSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { endLine } from '../../../reports/jsonl/end-line.js';
import { renderLine } from '../../../reports/jsonl/render-line.js';
import { fileUnwritable } from '../../errors/file-unwritable.js';
import type { Report } from '../../run/report.js';
import type { StreamLine } from '../../run/stream-line.js';

/** The stream of a run as lines of JSON, which are written as they come and kept nowhere. */
export class JsonLines {
  private readonly file: number | null;
  private written = 0;
  private isNew = true;
  private cause: Error | null = null;

  /**
   * Begins the stream in a file, where its first line takes the place of what was there, or on standard output.
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
    if (this.cause) throw fileUnwritable(String(this.where), this.cause);
  }

  /** An error must not end the run, whose findings are worth more than the stream. */
  private put(lines: readonly StreamLine[]): void {
    if (this.cause || lines.length === 0) return;
    const text = lines.map(renderLine).join('');
    try {
      if (this.file === null) process.stdout.write(text);
      else writeWhole(this.file, Buffer.from(text), this.isNew);
      this.isNew = false;
    } catch (error) {
      this.cause = error as Error;
    }
  }

  private opened(file: string): number {
    try {
      const path = resolve(file);
      mkdirSync(dirname(path), { recursive: true });
      return openSync(path, constants.O_WRONLY | constants.O_CREAT);
    } catch (error) {
      throw fileUnwritable(file, error);
    }
  }
}

function writeWhole(file: number, bytes: Buffer, isNew: boolean): void {
  // A command that is refused has no stream, and must not cost that of an earlier run.
  if (isNew && fstatSync(file).isFile()) ftruncateSync(file);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
