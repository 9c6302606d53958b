import { ConversationProblem } from '../conversation-problem.js';

/** What a JSON value is: its own value, its items, or its members in the order of the file; of a number, how it is written. */
export type JsonContent =
  | { type: 'string'; string: string }
  | { type: 'number' | 'boolean' | 'null' }
  | { type: 'array'; items: JsonNode[] }
  | { type: 'object'; members: { key: string; value: JsonNode }[] };

/** A value of a JSON text that still knows where it stands there, since a parsed value has lost how it was written. */
export class JsonNode {
  constructor(
    private readonly source: string,
    readonly start: number,
    readonly end: number,
    readonly content: JsonContent,
  ) {}

  /** The value as it is written in the file, byte for byte. */
  get raw(): string {
    return this.source.slice(this.start, this.end);
  }

  /** The text that a string says; any other value as it is written. */
  get written(): string {
    return this.string ?? this.raw;
  }

  get isObject(): boolean {
    return this.content.type === 'object';
  }

  get isNull(): boolean {
    return this.content.type === 'null';
  }

  get isTrue(): boolean {
    return this.content.type === 'boolean' && this.source[this.start] === 't';
  }

  /** The text that a string says; nothing of another value. */
  get string(): string | undefined {
    return this.content.type === 'string' ? this.content.string : undefined;
  }

  /** The items of an array; nothing of another value. */
  get items(): JsonNode[] | undefined {
    return this.content.type === 'array' ? this.content.items : undefined;
  }

  /** The keys of an object, in order; none of another value. */
  get keys(): string[] {
    return this.content.type === 'object' ? this.content.members.map(({ key }) => key) : [];
  }

  /**
   * The value under a key, null counting as none.
   *
   * @throws ConversationProblem when the key stands there twice: a parser would drop one of the two without a word.
   */
  field(key: string): JsonNode | undefined {
    if (this.content.type !== 'object') return undefined;
    const [found, again] = this.content.members.filter((member) => member.key === key);
    if (again)
      throw new ConversationProblem(
        `the key ${JSON.stringify(key)} a second time in one object`,
        again.value.start,
      );
    return found === undefined || found.value.isNull ? undefined : found.value;
  }

  /** The string under a key; nothing where there is none, or another value. */
  text(key: string): string | undefined {
    return this.field(key)?.string;
  }

  /** The array under a key; nothing where there is none, or another value. */
  list(key: string): JsonNode[] | undefined {
    return this.field(key)?.items;
  }
}
