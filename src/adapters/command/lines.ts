import { isUtf8 } from 'node:buffer';

const LINE_FEED = 0x0a;

/** What a stream of bytes came to: a line without its line feed, or why there is none. */
export type Line = { text: string } | { trouble: 'too long' | 'no UTF-8'; beginning: string };

/** Takes bytes as they come and gives the lines that they end; holds no more than `mostBytes` of a line. */
export class Lines {
  private parts: Buffer[] = [];
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

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
        yield { trouble: 'too long', beginning };
        return;
      }
      if (end < 0) return;
      const line = this.parts.length === 1 ? part : Buffer.concat(this.parts);
      this.parts = [];
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
    return beginningOf(this.parts[0] ?? Buffer.alloc(0));
  }
}

function beginningOf(bytes: Buffer): string {
  return bytes.subarray(0, 200).toString('utf8');
}
