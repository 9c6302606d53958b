import { isUtf8 } from 'node:buffer';

const LINE_FEED = 0x0a;

/** What a stream of bytes came to: a line without its line feed, or why there is none. */
export type Line =
  | { text: string }
  | { trouble: 'too long'; mostBytes: number; beginning: string }
  | { trouble: 'no UTF-8'; beginning: string };

/** Bytes that come one by one are held together, since each piece costs as much as some hundred bytes. */
const MOST_PIECES = 1000;

/** Takes bytes as they come and gives the lines that they end; holds no more than `mostBytes` of a line. */
export class Lines {
  private parts: Buffer[] = [];
  /** How many parts, from the first, are joined pieces. */
  private joined = 0;
  private bytes = 0;

  constructor(public mostBytes: number) {}

  /** The lines that these bytes end; after trouble there are none. */
  *take(chunk: Buffer): Generator<Line> {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      this.bytes += part.length;
      if (part.length > 0 || end >= 0) this.parts.push(part);
      if (this.bytes > this.mostBytes) {
        const beginning = this.rest;
        // Who asks what the line began with may live long; the rest of it need not.
        this.parts = [Buffer.from(beginning)];
        yield { trouble: 'too long', mostBytes: this.mostBytes, beginning };
        return;
      }
      if (end < 0) {
        this.join();
        return;
      }
      const line = this.parts.length === 1 ? part : Buffer.concat(this.parts);
      this.parts = [];
      this.joined = 0;
      this.bytes = 0;
      start = end + 1;
      if (isUtf8(line)) yield { text: line.toString('utf8') };
      else {
        yield { trouble: 'no UTF-8', beginning: beginningOf(line) };
        return;
      }
    }
  }

  private join(): void {
    if (this.parts.length - this.joined < MOST_PIECES) return;
    this.parts.push(Buffer.concat(this.parts.splice(this.joined)));
    this.joined += 1;
  }

  /** The beginning of a line that has not been ended; empty if there is none. */
  get rest(): string {
    return beginningOf(this.parts[0] ?? Buffer.alloc(0));
  }
}

function beginningOf(bytes: Buffer): string {
  return bytes.subarray(0, 200).toString('utf8');
}
