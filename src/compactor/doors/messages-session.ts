import type { Turn, TurnId } from '../../transcript/turn.js';
import type { Environment } from '../compactor.js';
import { NonsenseError } from '../nonsense-error.js';
import { oneAtATime } from '../one-at-a-time.js';
import type { Outcome, Session, ViewItem } from '../session.js';
import type { SummaryRequest } from '../summarizer.js';
import { copyPlain } from './copy-plain.js';
import type { DecodedMessage, MessagesContext, MessagesDoor } from './messages.js';
import { type Part, viewOfMessages } from './view-of-messages.js';

const CALL = 'compact(messages)';

/** A conversation held as the messages that a function last gave. */
export class MessagesSession<M> implements Session {
  private messages: M[] = [];
  private decoded: DecodedMessage[] = [];
  private readonly parts: Part[] = [];
  private readonly passes: string[][] = [];
  private readonly touched = new Set<TurnId>();
  private readonly inTurn = oneAtATime();

  constructor(
    private readonly door: Required<Pick<MessagesDoor<M>, 'compact' | 'encode' | 'decode'>>,
    private readonly environment: Environment,
  ) {}

  append(turns: readonly Turn[]): void {
    for (const turn of turns) {
      const encoded = [this.door.encode(turn)].flat() as M[];
      const said = encoded.map((message) => this.read(message));
      this.messages.push(...encoded);
      this.decoded.push(...said);
      this.parts.push(...said.map((one, place) => ({ turn, place, of: said.length, said: one })));
    }
  }

  compact(options?: { signal?: AbortSignal }): Promise<Outcome> {
    return this.inTurn(() => this.pass(options?.signal));
  }

  private async pass(signal?: AbortSignal): Promise<Outcome> {
    const before = [...this.decoded];
    const result = await this.given(copyPlain(this.messages), signal);
    if (!Array.isArray(result)) throw new NonsenseError(CALL, 'an array of messages', result);
    const after = result.map((message: M) => this.read(message));
    // Turns that were appended while the function was at work follow what it gave.
    this.messages = [...copyPlain(result), ...this.messages.slice(before.length)];
    this.decoded = [...after, ...this.decoded.slice(before.length)];
    return { status: JSON.stringify(before) === JSON.stringify(after) ? 'noop' : 'compacted' };
  }

  /** What the function gives for messages that belong to the caller: what it did to them is noted. */
  private async given(handed: M[], signal?: AbortSignal): Promise<unknown> {
    const [messages, before] = [[...handed], [...this.decoded]];
    try {
      return await this.door.compact(handed, this.context(signal));
    } finally {
      before.forEach((said, index) => {
        const id = this.parts.find((part) => part.said === said)?.turn.id ?? said.id;
        const isUntouched = handed[index] === messages[index] && this.saysStill(messages[index]!, said);
        if (id !== undefined && !isUntouched) this.touched.add(id);
      });
    }
  }

  /** A message that can no longer be read was changed. */
  private saysStill(message: M, said: DecodedMessage): boolean {
    try {
      return JSON.stringify(this.read(message)) === JSON.stringify(said);
    } catch {
      return false;
    }
  }

  changed(): TurnId[] {
    return [...this.touched];
  }

  view(): ViewItem[] {
    return viewOfMessages(this.decoded, this.parts, this.passes);
  }

  private context(signal?: AbortSignal): MessagesContext {
    const { settings, summarizer, countTokens } = this.environment;
    const written: string[] = [];
    this.passes.push(written);
    return {
      settings,
      countTokens,
      signal,
      summarize: async (asked) => {
        const response = await summarizer.complete({ signal, ...requestFrom(asked) });
        written.push(response.text);
        return response;
      },
    };
  }

  private read(message: M): DecodedMessage {
    const said: unknown = this.door.decode(message);
    const { role, text } = (said ?? {}) as DecodedMessage;
    if (typeof role === 'string' && typeof text === 'string') return said as DecodedMessage;
    throw new NonsenseError('decode(message)', 'an object with `role` and `text`', said);
  }
}

function requestFrom(asked: unknown): SummaryRequest {
  if (typeof asked === 'string') return { prompt: asked };
  const isRequest = typeof asked === 'object' && asked !== null && ('prompt' in asked || 'turns' in asked);
  if (isRequest) return asked as SummaryRequest;
  throw new NonsenseError(CALL, '`summarize` a prompt, or a request with `prompt` or `turns`', asked);
}
