import { createWriteStream, mkdirSync, renameSync, rmSync, type WriteStream } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { fileUnwritable } from '../../errors/file-unwritable.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { Observation } from '../../property/observation.js';
import type { BaselineEnd, BaselineHeader } from './baseline.js';
import { nameUnwritable, observationToPlain } from './observation-json.js';

/** Writes a baseline, observation by observation; the file is there when it is whole, and not before. */
export class BaselineWriter {
  private readonly path: string;
  private readonly unfinished: string;
  private readonly gzip: Gzip = createGzip();
  private readonly stream: WriteStream;
  private readonly ended: Promise<void>;
  private runs = 0;

  /** @throws HarnessError CC_FILE_UNWRITABLE, here or when it is closed. */
  constructor(
    private readonly file: string,
    header: BaselineHeader,
  ) {
    this.path = resolve(file);
    this.unfinished = `${this.path}.${process.pid}.unfinished`;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
    } catch (cause) {
      throw this.unwritable(cause);
    }
    this.stream = createWriteStream(this.unfinished);
    this.ended = finished(this.gzip.pipe(this.stream));
    this.ended.catch(() => {});
    this.stream.on('error', (error) => this.gzip.destroy(error));
    this.gzip.on('error', () => {});
    void this.put(header);
  }

  /** Adds what was seen in one run: the observation that was judged, and those of its companions. */
  async add(run: number, observations: readonly Observation[]): Promise<void> {
    this.runs += 1;
    await this.put({ run, observations: observations.map(observationToPlain) });
  }

  /** Makes the file whole. */
  async close(ended: BaselineEnd): Promise<void> {
    try {
      await this.put({ end: true, runs: this.runs, ended });
      this.gzip.end();
      await this.ended;
      renameSync(this.unfinished, this.path);
    } catch (cause) {
      await this.discard();
      throw this.unwritable(cause);
    }
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    this.gzip.destroy();
    this.stream.destroy();
    rmSync(this.unfinished, { force: true });
  }

  private async put(value: unknown): Promise<void> {
    if (this.gzip.destroyed) throw this.unwritable(this.stream.errored);
    const line = `${JSON.stringify(value, nameUnwritable)}\n`;
    if (this.gzip.write(line)) return;
    await new Promise<void>((resolve) => {
      const resume = () => {
        this.gzip.off('drain', resume).off('close', resume);
        resolve();
      };
      this.gzip.on('drain', resume).on('close', resume);
    });
  }

  private unwritable(cause: unknown): HarnessError {
    if (cause instanceof HarnessError) return cause;
    return fileUnwritable(this.file, cause instanceof Error ? cause : new Error('it was closed'));
  }
}
