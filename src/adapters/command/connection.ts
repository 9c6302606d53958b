import { LostError } from '../../compactor/lost-error.js';
import { NonsenseError } from '../../compactor/nonsense-error.js';
import { Allowance } from './allowance.js';
import { Child } from './child.js';
import { copyOf } from './copy-of.js';
import type { Line } from './lines.js';
import { type Call, type Heard, PROTOCOL, type Result, type Told } from './protocol.js';
import { ProtocolTrouble } from './protocol-trouble.js';
import { readMessage } from './read-message.js';
import type { StartOptions } from './start-process.js';

/** Answers what the child asks while its calls are at work; each gives the message to send back. */
export interface Services {
  readonly allowance: Allowance;
  summarize(asked: Extract<Heard, { type: 'summarize' }>): Promise<Told>;
  count(asked: Extract<Heard, { type: 'count' }>): Told;
}

interface Pending {
  id: number | 'hello';
  /** The call that it is about, for the story of a breakdown. */
  name: string;
  results: number;
  services: Services | null;
  resolve(heard: Heard): void;
  reject(error: Error): void;
}

/** A child that is asked one message of calls after the other; the first trouble ends it. */
export class Connection {
  private readonly child: Child;
  private pending: Pending | null = null;
  private trouble: Error | null = null;
  private isTold = false;
  private lastId = 0;

  constructor(
    words: readonly string[],
    options: StartOptions,
    /** Names the tool to the child, as in `compaction-check 0.1.0`. */
    private readonly tool: string,
  ) {
    this.child = new Child(
      words,
      options,
      {
        line: (line) => this.hear(line),
        lost: (how) => this.fail(new LostError('exited', `the child is lost: ${how}${this.lastWords()}`)),
      },
      new Allowance().line,
    );
  }

  /** Whether it can still be asked. */
  get isAlive(): boolean {
    return this.trouble === null;
  }

  /** The trouble that nobody was told of yet, since it came between two calls. */
  takeUntold(): Error | null {
    const untold = this.isTold ? null : this.trouble;
    this.isTold = true;
    return untold;
  }

  /** Whether an answer is due. */
  get isBusy(): boolean {
    return this.pending !== null;
  }

  /** The beginning of a line that the child has not ended; empty if there is none. */
  get unfinished(): string {
    return this.child.unfinished;
  }

  /**
   * Says who we are, and gives what the child says of itself.
   *
   * @throws LostError, NonsenseError
   */
  async greet(): Promise<Extract<Heard, { type: 'hello' }>> {
    const heard = await this.expect('hello', 'hello', 0, null, {
      type: 'hello',
      protocol: PROTOCOL,
      tool: this.tool,
    });
    return heard as Extract<Heard, { type: 'hello' }>;
  }

  /**
   * What some calls come to, one result for each.
   *
   * @throws LostError, NonsenseError
   */
  async ask(session: string, calls: readonly Call[], services: Services): Promise<Result[]> {
    this.lastId += 1;
    const name = `${calls[0]!.call}()`;
    this.child.takeErrorText();
    services.allowance.begin();
    this.child.mostLineBytes = services.allowance.line;
    const told: Told = { type: 'calls', id: this.lastId, session, calls };
    const heard = await this.expect(this.lastId, name, calls.length, services, told);
    return (heard as Extract<Heard, { type: 'answer' }>).results;
  }

  abort(): void {
    if (typeof this.pending?.id === 'number') this.tell({ type: 'abort', id: this.pending.id });
  }

  /** Ends the child at once; whoever waits for an answer gets none. */
  kill(): void {
    this.isTold = true;
    const { unfinished } = this;
    const half =
      unfinished === '' ? '' : `; it wrote the beginning of a line, and no line feed: ${unfinished}`;
    this.fail(new LostError('hung', `the child was ended while an answer was due${half}`));
  }

  /** Closes the child's standard input; whether it ended by itself. */
  end(withinMs: number): Promise<boolean> {
    this.trouble ??= new LostError('exited', 'the child was ended');
    return this.child.end(withinMs);
  }

  private expect(
    id: Pending['id'],
    name: string,
    results: number,
    services: Services | null,
    told: Told,
  ): Promise<Heard> {
    if (this.trouble) {
      this.isTold = true;
      return Promise.reject(this.trouble);
    }
    return new Promise<Heard>((resolve, reject) => {
      this.pending = { id, name, results, services, resolve, reject };
      this.child.stir();
      this.tell(told);
    });
  }

  private tell(message: Told): void {
    this.child.write(`${JSON.stringify(message)}\n`);
  }

  private reply(message: Told): void {
    this.child.reply(`${JSON.stringify(message)}\n`);
  }

  private hear(line: Line): void {
    if (this.trouble || ('text' in line && line.text.trim() === '')) return;
    try {
      const heard = readMessage(line);
      if (heard.type === 'summarize' || heard.type === 'count') this.serve(heard, line);
      else this.settle(heard, line);
    } catch (error) {
      this.fail(this.readable(error));
    }
  }

  private settle(heard: Extract<Heard, { type: 'hello' | 'answer' }>, line: Line): void {
    const { pending } = this;
    const id = heard.type === 'hello' ? 'hello' : heard.id;
    if (pending?.id !== id) {
      const wanted =
        pending === null
          ? 'nothing'
          : pending.id === 'hello'
            ? 'a hello'
            : `an answer with the id ${pending.id}`;
      const given = heard.type === 'hello' ? 'a hello' : `an answer with the id ${heard.id}`;
      throw new ProtocolTrouble(`${wanted}, since nothing else was asked`, '', given, textOf(line));
    }
    if (heard.type === 'answer' && heard.results.length !== pending.results) {
      const expected = `a list of ${pending.results}, one for each call`;
      throw new ProtocolTrouble(expected, 'results', `${heard.results.length}`, textOf(line));
    }
    this.pending = null;
    this.child.rest();
    pending.resolve(heard);
  }

  private serve(heard: Extract<Heard, { type: 'summarize' | 'count' }>, line: Line): void {
    const services = this.pending?.services;
    if (!services)
      throw new ProtocolTrouble('nothing, since no call is at work', '', `a \`${heard.type}\``, textOf(line));
    if (heard.type === 'count') this.reply(services.count(heard));
    else {
      const beyond = services.allowance.request(textOf(line).length);
      if (beyond) throw new ProtocolTrouble(beyond, '', 'one more', textOf(line));
      void services.summarize(heard).then(
        (told) => this.reply(told),
        (error: unknown) => this.fail(this.readable(error)),
      );
    }
  }

  private readable(error: unknown): Error {
    return error instanceof ProtocolTrouble ? this.nonsense(error) : (error as Error);
  }

  private nonsense(trouble: ProtocolTrouble): NonsenseError {
    const during = this.pending?.name ?? 'the time between two calls';
    const error = new NonsenseError(during, trouble.message, shortened(trouble.line));
    error.message = `${trouble.message}; the line: ${shortened(trouble.line)}${this.lastWords()}`;
    return Object.assign(error, { cause: trouble });
  }

  private fail(error: Error): void {
    this.trouble ??= error;
    this.child.kill();
    const { pending } = this;
    this.pending = null;
    if (pending) this.isTold = true;
    pending?.reject(this.trouble);
  }

  private lastWords(): string {
    const text = this.child.takeErrorText().trim();
    if (text === '') return '';
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return `; the end of its standard error: ${shortened(lines.slice(-2).join(' / ').trim())}`;
  }
}

function textOf(line: Line): string {
  return 'text' in line ? line.text : line.beginning;
}

function shortened(text: string): string {
  return text.length > 200 ? `${copyOf(text.slice(0, 200))}…` : text;
}
