const SHOWN = 2000;

/** The beginning of what was printed, and how many characters more there were. */
export interface Printed {
  text: string;
  more: number;
}

/** Keeps what is written to this thread's streams from the terminal, and the beginning of it for the report. */
export class ConsoleCapture {
  private text = '';
  private more = 0;

  constructor(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]) {
    for (const stream of streams) stream.write = this.swallow as typeof stream.write;
  }

  /** What was printed since the last call. */
  take(): Printed {
    const printed = { text: this.text, more: this.more };
    this.text = '';
    this.more = 0;
    return printed;
  }

  private readonly swallow = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const room = SHOWN - this.text.length;
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    if (room > 0) this.text += text.slice(0, room);
    this.more += Math.max(0, text.length - room);
    const done = rest.find((argument) => typeof argument === 'function') as (() => void) | undefined;
    if (done) queueMicrotask(done);
    return true;
  };
}
