import type { Capabilities } from '../../compactor/capabilities.js';
import type { Environment } from '../../compactor/compactor.js';
import { NonsenseError } from '../../compactor/nonsense-error.js';
import type { Answer, Claims, Outcome, Session, ViewItem } from '../../compactor/session.js';
import { STRANGER } from '../../compactor/stranger.js';
import { nameNumbers, readNumbers } from '../../scenario/named-numbers.js';
import type { Turn, TurnId } from '../../transcript/turn.js';
import type { Connection } from './connection.js';
import { FetchedResults } from './fetched-results.js';
import type { Call, Result } from './protocol.js';
import { resultValue } from './result-value.js';
import { serviceFor } from './service-for.js';
import { shareTexts } from './share-texts.js';
import { withoutNulls } from './without-nulls.js';

/** Estimates that are asked for at once. */
const MOST_TEXTS = 12;

/**
 * A session in the child. What is looked at after every change is asked for together with it, in one message, and each
 * result is given out once; whoever looks again asks again.
 */
export class CommandSession {
  private readonly turns = new Map<TurnId, Turn>();
  private readonly fetched = new FetchedResults();
  private supports: Partial<Capabilities> = {};
  private readonly services;

  constructor(
    private readonly connection: Connection,
    private readonly name: string,
    private readonly environment: Environment,
  ) {
    this.services = serviceFor(environment, this.turns);
  }

  async open(): Promise<void> {
    await this.call({ call: 'open', settings: nameNumbers(this.environment.settings) }, []);
  }

  /** The session with the methods that its child supports; `leave` is given what has to be waited for before the next. */
  offering(supports: Partial<Capabilities>, leave: (leaving: Promise<void>) => void): Session {
    this.supports = supports;
    return {
      append: (turns) => this.append(turns),
      compact: (options) => this.compact(options?.signal),
      view: async () => (await this.look('view')) as ViewItem[],
      ...(supports.claims && {
        claims: async () => withoutNulls((await this.look('claims')) as object) as Claims,
      }),
      ...(supports.log && { log: async () => (await this.look('log')) as Turn[] }),
      ...(supports.recall && { recall: (id: TurnId) => this.recall(id) }),
      ...(supports.lose && { lose: (id: TurnId) => this.lose(id) }),
      ...(supports.find && {
        find: async (query: string) => (await this.call({ call: 'find', query }, [])) as TurnId[],
      }),
      ...(supports.resolve && {
        resolve: async (handle: string) => (await this.call({ call: 'resolve', handle }, [])) as string,
      }),
      ...(supports.estimate && { estimate: (text: string) => this.estimate(text) }),
      close: () => leave(this.close()),
    };
  }

  private async append(turns: readonly Turn[]): Promise<void> {
    for (const turn of turns) {
      this.turns.set(turn.id, turn);
      this.services.allowance.append(turn.text.length);
    }
    await this.call({ call: 'append', turns }, this.looks('view', 'claims'));
  }

  private async compact(signal?: AbortSignal): Promise<Outcome> {
    const abort = () => this.connection.abort();
    signal?.addEventListener('abort', abort);
    try {
      const outcome = await this.call({ call: 'compact' }, this.looks('view', 'claims', 'log', 'recall'));
      return readNumbers(outcome) as Outcome;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  private async lose(id: TurnId): Promise<void> {
    await this.call({ call: 'lose', id }, this.looks('view', 'claims', 'log', 'recall'));
  }

  private async look(call: 'view' | 'claims' | 'log'): Promise<unknown> {
    const known = this.fetched.take(call);
    if (known) return resultValue(call, known);
    const along = call === 'view' ? this.looks('claims', 'log', 'recall') : this.looks('recall');
    return this.call({ call }, call === 'claims' ? [] : along);
  }

  private async recall(id: TurnId): Promise<Answer | string> {
    let known = this.fetched.takeFor('recall', id);
    if (!known) {
      const ids = this.idsWith(id);
      await this.fetch([{ call: 'recall', ids }]);
      known = this.fetched.takeFor('recall', id)!;
    }
    const value = resultValue(`recall('${id}')`, known);
    return (typeof value === 'object' && value !== null ? withoutNulls(value) : (value ?? '')) as
      | Answer
      | string;
  }

  private async estimate(text: string): Promise<number> {
    let known = this.fetched.takeFor('estimate', text);
    if (!known) {
      const texts = [...new Set([text, ...[...this.turns.values()].map((turn) => turn.text)])].slice(
        0,
        MOST_TEXTS,
      );
      await this.fetch([{ call: 'estimate', texts }]);
      known = this.fetched.takeFor('estimate', text)!;
    }
    return readNumbers(resultValue('estimate(text)', known)) as number;
  }

  /** The next session waits for the end of this one; a child that still owes an answer does not get to it. */
  private async close(): Promise<void> {
    if (this.connection.isBusy) return this.connection.kill();
    if (!this.connection.isAlive) return;
    const late = setTimeout(() => this.connection.kill(), 2000);
    await this.connection.ask(this.name, [{ call: 'close' }], this.services).catch(() => {});
    clearTimeout(late);
  }

  /** The value of a call; what else is asked along with it is kept for later. */
  private async call(call: Call, along: readonly Call[]): Promise<unknown> {
    const [result] = await this.fetch([call, ...along]);
    return resultValue(call.call === 'open' ? 'open(…)' : `${call.call}()`, result!);
  }

  /** What was known before is forgotten: each of these calls may have changed it. */
  private async fetch(calls: readonly Call[]): Promise<Result[]> {
    this.fetched.clear();
    const results = await this.connection.ask(this.name, calls, this.services);
    const beyond = this.services.allowance.write(shareTexts(calls, results, this.turns));
    if (beyond) {
      const error = new NonsenseError(`${calls[0]!.call}()`, beyond, 'more');
      error.message = `Expected ${beyond}, got more`;
      throw error;
    }
    this.fetched.keep(calls, results);
    return results;
  }

  private looks(...names: ('view' | 'claims' | 'log' | 'recall')[]): Call[] {
    const wanted = names.filter((name) => name === 'view' || this.supports[name]);
    return wanted.map((call) => (call === 'recall' ? { call, ids: this.idsWith(STRANGER) } : { call }));
  }

  private idsWith(id: TurnId): TurnId[] {
    return [...new Set([...this.turns.keys(), STRANGER, id])];
  }
}
