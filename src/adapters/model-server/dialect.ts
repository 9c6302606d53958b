/** What a request to a model comes to, whatever its dialect. */
export interface ModelRequest {
  dialect: string;
  model: string;
  stream: boolean;
  /** Instructions that stand apart from the messages; empty if there are none. */
  system: string;
  messages: readonly { role: 'system' | 'user' | 'assistant' | 'tool'; text: string }[];
  /** The most tokens that the answer may have; null where the request does not say. */
  maxTokens: number | null;
  /** Names of the tools that may be called. */
  tools: readonly string[];
  /** The stream is to end with what was used. */
  streamsUsage: boolean;
  /** The request as it came. */
  body: Readonly<Record<string, unknown>>;
}

/** What a model answers, whatever the dialect; a blank answer is one without content. */
export interface ModelReply {
  kind: 'text' | 'toolCall' | 'blank';
  text: string;
  /** The tool that is called, and its arguments as JSON text. */
  tool: { name: string; input: string } | null;
  finish: 'stop' | 'length' | 'filter';
  /** The connection is lost before the end. */
  isBrokenOff: boolean;
  usage: { input: number; output: number };
}

/** An answer, what it answers, and a name and a time for it. */
export interface Answered {
  request: ModelRequest;
  reply: ModelReply;
  /** Unique in the life of the server. */
  id: string;
  /** Seconds since 1970. */
  created: number;
}

/** One event of a stream; `event` is its type where the dialect names it outside the data. */
export interface StreamEvent {
  event?: string;
  data: unknown;
}

/** How one provider's interface spells requests, answers and errors. */
export interface Dialect {
  name: string;
  /** What a path asks for; null where it is none of this dialect's. */
  route(path: string): { model?: string; stream?: boolean } | null;
  /** @throws BadRequest when the body is none of this dialect. */
  read(body: Readonly<Record<string, unknown>>, route: { model?: string; stream?: boolean }): ModelRequest;
  /** The body of an answer at once. */
  whole(answered: Answered): unknown;
  /** The events of a streamed answer; of one that breaks off, those before the end. */
  events(answered: Answered): StreamEvent[];
  /** A last line that ends a stream, such as `[DONE]`. */
  last: string | null;
  /** The body of an error. */
  error(status: number, message: string): unknown;
}
