import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { copyOf } from './copy-of.js';
import { type Line, Lines } from './lines.js';
import { adopt, release } from './orphanage.js';
import { type RunningProcess, type StartOptions, startProcess } from './start-process.js';

/** Whoever asks on and reads nothing of so much will not read the rest either. */
const MOST_UNREAD = 4 * 1024 * 1024;
const MOST_ERROR_TEXT = 2000;
/** What was written before the end may still be on its way. */
const LAST_WORDS_MS = 150;

export interface ChildEvents {
  line(line: Line): void;
  /** It has ended, or can no longer be talked to. */
  lost(how: string): void;
}

/** A program that is talked to in lines on its standard streams; its standard error is passed on, and its end kept. */
export class Child {
  private readonly running: RunningProcess;
  private readonly lines: Lines;
  private readonly pid: number | undefined;
  private errorText = '';
  private unread = 0;
  private isOver = false;
  private isEnding = false;

  constructor(
    words: readonly string[],
    options: StartOptions,
    private readonly events: ChildEvents,
    mostLineBytes: number,
  ) {
    this.lines = new Lines(mostLineBytes);
    this.running = startProcess(words, options);
    this.pid = this.running.pid;
    if (this.pid !== undefined) adopt(this.pid);
    this.running.stdout.on('data', (chunk: Buffer) => this.hear(chunk));
    this.running.stderr.on('data', (chunk: Buffer) => this.keep(chunk));
    this.running.stdout.on('end', () => void this.hearNothingMore());
    this.running.on('exit', (code, signal) => void this.tellEnd(code, signal));
    void this.running.then(({ code, originalMessage }) => {
      if (this.pid === undefined) this.lose(`it cannot be started: ${originalMessage ?? code ?? ''}`);
    });
    this.rest();
  }

  /** Sends what was asked for; whoever asks on without reading is lost. */
  reply(text: string): void {
    this.unread += text.length;
    this.write(text, () => {
      this.unread -= text.length;
    });
    if (this.unread > MOST_UNREAD) this.lose('it asks on, and does not read the answers');
  }

  write(text: string, done?: () => void): void {
    const { stdin } = this.running;
    if (!this.isOver && stdin.writable) stdin.write(text, done);
  }

  /** The most bytes of the lines to come. */
  set mostLineBytes(bytes: number) {
    this.lines.mostBytes = bytes;
  }

  /** Keeps our process alive while an answer is due. */
  stir(): void {
    for (const handle of this.handles) handle.ref();
  }

  /** Lets our process end while nothing is due. */
  rest(): void {
    for (const handle of this.handles) handle.unref();
  }

  /** The end of what it wrote to its standard error; each call begins anew. */
  takeErrorText(): string {
    const text = this.errorText;
    this.errorText = '';
    return text;
  }

  /** The beginning of a line that it has not ended; empty if there is none. */
  get unfinished(): string {
    return this.lines.rest;
  }

  /** Ends it, and all that it started, at once. */
  kill(): void {
    this.isOver = true;
    this.killGroup('SIGKILL');
    for (const stream of [this.running.stdin, this.running.stdout, this.running.stderr]) stream.destroy();
  }

  /** Closes its standard input and waits a moment; whether it ended by itself. */
  async end(withinMs: number): Promise<boolean> {
    this.isEnding = true;
    this.running.stdin.end();
    const ended = new Promise<boolean>((resolve) => this.running.once('exit', () => resolve(true)));
    const isGone = this.running.exitCode !== null || this.running.signalCode !== null;
    const byItself = isGone || (await Promise.race([ended, pause(withinMs, false)]));
    this.kill();
    return byItself;
  }

  private get handles(): { ref(): void; unref(): void }[] {
    const { stdin, stdout, stderr } = this.running;
    return [this.running, stdin as Socket, stdout as Socket, stderr as Socket];
  }

  private hear(chunk: Buffer): void {
    if (this.isOver) return;
    for (const line of this.lines.take(chunk)) {
      this.events.line(line);
      if (this.isOver) return;
    }
  }

  private keep(chunk: Buffer): void {
    const text = chunk.toString('utf8');
    this.errorText = copyOf((this.errorText + text).slice(-MOST_ERROR_TEXT));
    if (process.stderr.write(text)) return;
    // What nobody takes from us is not taken from it either, or it would pile up.
    this.running.stderr.pause();
    process.stderr.once('drain', () => this.running.stderr.resume());
  }

  private async hearNothingMore(): Promise<void> {
    await pause(LAST_WORDS_MS);
    const half = this.lines.rest;
    this.lose(
      half === ''
        ? 'it closed its standard output and lives on'
        : `it closed its standard output in the middle of a line: ${half}`,
    );
  }

  private async tellEnd(code: number | null, signal: string | null): Promise<void> {
    // What it left behind in its group must not outlive it.
    this.killGroup('SIGKILL');
    if (this.pid !== undefined) release(this.pid);
    const closed = new Promise((resolve) => this.running.once('close', resolve));
    if (!this.isOver) await Promise.race([closed, pause(LAST_WORDS_MS)]);
    const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
    const half = this.lines.rest;
    this.lose(half === '' ? `it ${how}` : `it ${how} in the middle of a line: ${half}`);
  }

  private lose(how: string): void {
    if (this.isOver) return;
    this.kill();
    if (!this.isEnding) this.events.lost(how);
  }

  private killGroup(signal: NodeJS.Signals): void {
    if (this.pid === undefined) return;
    try {
      if (process.platform === 'win32') this.running.kill(signal);
      else process.kill(-this.pid, signal);
    } catch {
      // It is gone already.
    }
  }
}
