import { isUtf8 } from 'node:buffer';

const LINE_FEED = 0x0a;
/** So many bytes of a line are told. */
const BEGINNING = 200;

/** What a stream of bytes came to: a line without its line feed, or why there is none. */
export type Line =
  | { text: string }
  | { trouble: 'too long'; mostBytes: number; beginning: string }
  | { trouble: 'no UTF-8'; beginning: string };

const FIRST_ROOM = 64 * 1024;

/** Takes bytes as they come and gives the lines that they end; holds no more than `mostBytes` of a line. */
export class Lines {
  /** What has come of a line; used again for the next, since to allocate some hundred kilobytes costs more than to fill them. */
  private held = Buffer.alloc(0);
  private bytes = 0;

  constructor(public mostBytes: number) {}

  /** The lines that these bytes end; after trouble there are none. */
  *take(chunk: Buffer): Generator<Line> {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      if (this.bytes + part.length > this.mostBytes) {
        if (this.bytes === 0) this.hold(part.subarray(0, BEGINNING));
        const beginning = this.rest;
        // Who asks what the line began with may live long; the rest of it need not.
        this.held = Buffer.from(beginning);
        this.bytes = this.held.length;
        yield { trouble: 'too long', mostBytes: this.mostBytes, beginning };
        return;
      }
      if (end < 0) {
        this.hold(part);
        return;
      }
      let line = part;
      if (this.bytes > 0) {
        this.hold(part);
        line = this.held.subarray(0, this.bytes);
      }
      this.bytes = 0;
      start = end + 1;
      if (isUtf8(line)) yield { text: line.toString('utf8') };
      else {
        yield { trouble: 'no UTF-8', beginning: beginningOf(line) };
        return;
      }
    }
  }

  /** The beginning of a line that has not been ended; empty if there is none. */
  get rest(): string {
    return beginningOf(this.held.subarray(0, this.bytes));
  }

  private hold(part: Buffer): void {
    const bytes = this.bytes + part.length;
    if (bytes > this.held.length) {
      const room = Buffer.allocUnsafeSlow(Math.max(FIRST_ROOM, 2 * bytes));
      this.held.copy(room, 0, 0, this.bytes);
      this.held = room;
    }
    part.copy(this.held, this.bytes);
    this.bytes = bytes;
  }
}

function beginningOf(bytes: Buffer): string {
  return bytes.subarray(0, BEGINNING).toString('utf8');
}
