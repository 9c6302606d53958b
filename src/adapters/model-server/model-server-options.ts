import type { SummarizerBehaviour } from '../../simulation/behaviour.js';
import type { SummarizerCall } from '../../simulation/summarizer-call.js';
import type { EncodingName } from '../../tokens/encoding.js';
import type { Turn } from '../../transcript/turn.js';
import type { Classify, Purpose } from './classify.js';
import type { ModelRequest } from './dialect.js';

/** What the model says where no summary is asked for: a text, or the call of a tool with its arguments. */
export type MainReply = string | { tool: string; input?: Record<string, unknown> };

/** How a model is played. */
export interface ModelServerOptions {
  /** How it summarizes; faithfully if not given. Its `report` reaches nobody, since no interface has room for it. */
  behaviour?: Partial<SummarizerBehaviour>;
  /** The turns that its summaries know; what was seen in requests if not given. */
  turns?: readonly Turn[] | (() => readonly Turn[]);
  /** The most tokens of a summary, besides what a request allows. */
  budget?: number | null;
  encoding?: EncodingName;
  classify?: Classify;
  /** What it answers to main requests; `Understood.` if not given. */
  reply?: MainReply | ((request: ModelRequest) => MainReply);
  /** What it answers to requests for a title. */
  title?: string;
  /** A free one if not given, or 0. */
  port?: number;
  /** Without it in a key header, a request is refused; nothing is asked for if not given. */
  key?: string;
  /** Milliseconds between two events of a stream; 0 if not given. */
  paceMs?: number;
  /** The most bytes of a request; 32 MiB if not given. */
  mostBytes?: number;
  /** Is told of each request when it has been answered. */
  onExchange?(exchange: ModelExchange): void;
}

/** One request and what came of it. */
export interface ModelExchange {
  index: number;
  purpose: Purpose;
  request: ModelRequest;
  /** Of a request for a summary, the call as an observation has it. */
  call: SummarizerCall | null;
  /** The status that was answered; null where the connection was ended without an answer, or the client left. */
  status: number | null;
}
