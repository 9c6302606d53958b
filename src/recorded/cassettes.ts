import { join, resolve } from 'node:path';
import { HarnessError } from '../errors/harness-error.js';
import { writeNew } from '../store/write-new.js';
import { CASSETTE_VERSION, type CassetteFile } from './cassette-file.js';
import type { ModelAnswer } from './model-answer.js';
import type { ModelRequest } from './model-request.js';
import { readCassette } from './read-cassette.js';
import { requestKey } from './request-key.js';

/** Nobody asks the same so often. */
const MOST_ANSWERS = 10_000;

/** The answers of models in a directory: `<model>/<key>-<n>.json` is the n-th to one request, and never written twice. */
export class Cassettes {
  private readonly known = new Map<string, ModelAnswer>();

  constructor(
    readonly directory: string,
    private readonly cwd = process.cwd(),
  ) {}

  /**
   * The answer to a request with that number, counted from 0; null where none is recorded.
   *
   * @throws HarnessError CC_CASSETTE_DAMAGED, CC_CASSETTE_VERSION.
   */
  find(model: string, request: ModelRequest, number: number): ModelAnswer | null {
    const file = this.fileOf(model, request, number);
    const before = this.known.get(file);
    if (before) return before;
    const answer = readCassette(file, resolve(this.cwd, file), { model, request });
    if (answer) this.known.set(file, answer);
    return answer;
  }

  /**
   * Records an answer under that number; where another process was faster, under the next that is free.
   *
   * @throws HarnessError CC_FILE_UNWRITABLE.
   */
  add(model: string, request: ModelRequest, number: number, answer: ModelAnswer): void {
    const recorded: CassetteFile = { version: CASSETTE_VERSION, model, request, answer };
    const text = `${JSON.stringify(recorded, null, 2)}\n`;
    this.known.set(this.fileOf(model, request, number), answer);
    for (let at = number; at < number + MOST_ANSWERS; at += 1)
      if (writeNew(resolve(this.cwd, this.fileOf(model, request, at)), text)) return;
    throw new HarnessError({
      code: 'CC_FILE_UNWRITABLE',
      what: `${this.directory} has ${MOST_ANSWERS} answers to one request already.`,
      next: 'Name another directory with --cassettes.',
    });
  }

  private fileOf(model: string, request: ModelRequest, number: number): string {
    const name = model.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '') || 'model';
    return join(this.directory, name.slice(0, 80), `${requestKey(model, request)}-${number + 1}.json`);
  }
}
