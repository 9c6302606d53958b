import { createReadStream, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { HarnessError } from '../../errors/harness-error.js';
import type { Observation } from '../../property/observation.js';
import { BASELINE, BASELINE_VERSION, type BaselineEnd, type BaselineHeader } from './baseline.js';
import { observationFromPlain } from './observation-json.js';

/** What was seen in one run. */
export interface StoredRun {
  run: number;
  /** The observation that was judged, then those of its companions. */
  observations: Observation[];
}

/** Reads a baseline, run by run, so that not all of it has to be held at once. */
export class BaselineReader {
  /** Why there are no more runs, once all were read; null before, and where it was not stored. */
  ended: BaselineEnd | null = null;

  private constructor(
    private readonly file: string,
    readonly header: BaselineHeader,
    private readonly lines: AsyncIterator<string>,
  ) {}

  /** @throws HarnessError CC_BASELINE_MISSING, CC_BASELINE_DAMAGED, CC_BASELINE_VERSION. */
  static async open(file: string): Promise<BaselineReader> {
    const path = resolve(file);
    if (!existsSync(path) || !statSync(path).isFile()) {
      throw new HarnessError({
        code: 'CC_BASELINE_MISSING',
        what: `There is no file \`${file}\` (looked for ${path}).`,
        why: 'Without it there is nothing to compare with.',
        next: '`compaction-check compare --save-baseline <file> <module>` writes one.',
      });
    }
    const lines = linesOf(path);
    const header = headerOf(file, await lineOf(file, lines));
    return new BaselineReader(file, header, lines);
  }

  /** @throws HarnessError CC_BASELINE_DAMAGED when it ends before its end, or holds something else. */
  async *runs(): AsyncGenerator<StoredRun> {
    for (let count = 0; ; count += 1) {
      const value = parse(this.file, await lineOf(this.file, this.lines)) as Record<string, unknown>;
      if (value.end === true) {
        this.ended = (value.ended as BaselineEnd | undefined) ?? null;
        if (value.runs === count) return;
        throw damaged(this.file, `it says that it holds ${value.runs} runs, and holds ${count}`);
      }
      yield this.runOf(value);
    }
  }

  async close(): Promise<void> {
    await this.lines.return?.();
  }

  private runOf({ run, observations }: Record<string, unknown>): StoredRun {
    if (!Number.isInteger(run) || !Array.isArray(observations) || observations.length === 0)
      throw damaged(this.file, 'a line of it is neither a run nor its end');
    try {
      return { run: run as number, observations: observations.map(observationFromPlain) };
    } catch (cause) {
      throw damaged(this.file, `run ${run} cannot be read: ${(cause as Error).message}`);
    }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  // What breaks while it is read is thrown by the loop.
  const text = pipeline(createReadStream(path), createGunzip(), () => {}).setEncoding('utf8');
  let begun = '';
  for await (const chunk of text) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop()!;
    yield* lines;
  }
}

async function lineOf(file: string, lines: AsyncIterator<string>): Promise<string> {
  let next: IteratorResult<string>;
  try {
    next = await lines.next();
  } catch (cause) {
    throw damaged(file, (cause as Error).message);
  }
  if (next.done) throw damaged(file, 'it ends before its end');
  return next.value;
}

function parse(file: string, line: string): unknown {
  try {
    return Object(JSON.parse(line));
  } catch {
    throw damaged(file, 'a line of it is no JSON');
  }
}

function headerOf(file: string, line: string): BaselineHeader {
  const header = parse(file, line) as Partial<BaselineHeader>;
  if (header.schema !== BASELINE) throw damaged(file, `it does not begin as a baseline does`);
  if (header.version !== BASELINE_VERSION) {
    throw new HarnessError({
      code: 'CC_BASELINE_VERSION',
      what: `${file} is a baseline of version ${JSON.stringify(header.version)}; this release reads version ${BASELINE_VERSION}.`,
      why: 'A baseline that is only half understood would be compared wrongly.',
      next: `Save it anew with this release, or compare with the one that wrote it (${String(header.tool)}) or a later one.`,
    });
  }
  const { compactor, supports, settings, law } = header;
  const isWhole =
    typeof compactor?.name === 'string' &&
    typeof supports?.summarizes === 'boolean' &&
    Number.isInteger(settings?.seed) &&
    Number.isInteger(settings?.runs) &&
    typeof settings?.encoding === 'string' &&
    typeof law === 'string';
  if (!isWhole) throw damaged(file, 'its first line lacks what every baseline has');
  return header as BaselineHeader;
}

function damaged(file: string, problem: string): HarnessError {
  return new HarnessError({
    code: 'CC_BASELINE_DAMAGED',
    what: `${file} cannot be compared with: ${problem}.`,
    why: 'A baseline that is not whole would hide differences.',
    next: 'Save it anew: `compaction-check compare --save-baseline <file> <module>`.',
  });
}
