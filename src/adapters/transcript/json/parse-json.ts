import { ConversationProblem } from '../conversation-problem.js';
import { type JsonContent, JsonNode } from './json-node.js';

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them within a text.
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const DEEPEST = 1000;

/**
 * All JSON values that stand one after another in a text, as in a file of one value, or of one per line. Nothing is converted,
 * so that a number of any size, a key that comes twice and a lone surrogate stay what they are.
 *
 * @throws ConversationProblem where it is no JSON.
 */
export function parseJson(source: string): JsonNode[] {
  let at = 0;

  function skip(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    if (!pattern.test(source)) return false;
    at = pattern.lastIndex;
    return true;
  }

  function found(): string {
    if (at >= source.length) return 'the end of the file';
    return JSON.stringify(source.slice(at, at + 20).split(/[\r\n]/)[0] || source[at]);
  }

  function expected(what: string): ConversationProblem {
    return new ConversationProblem(`${found()} where ${what} should be`, at);
  }

  function take(char: string, what: string): void {
    if (source[at] !== char) throw expected(what);
    at++;
  }

  function string(): string {
    const start = at;
    let isPlain = true;
    take('"', 'a key in quotation marks');
    for (;;) {
      skip(PLAIN);
      if (source[at] === '"') break;
      if (at >= source.length)
        throw new ConversationProblem('a text without its closing quotation mark', start);
      if (!skip(ESCAPE)) throw new ConversationProblem(`${found()} within a text`, at);
      isPlain = false;
    }
    at++;
    return isPlain ? source.slice(start + 1, at - 1) : JSON.parse(source.slice(start, at));
  }

  /** What stands between brackets, separated by commas. */
  function separated(close: string, one: () => void): void {
    at++;
    skip(SPACE);
    while (source[at] !== close) {
      one();
      skip(SPACE);
      if (source[at] === close) break;
      take(',', `\`,\` or \`${close}\``);
      skip(SPACE);
      if (source[at] === close) throw expected('a value');
    }
    at++;
  }

  function content(depth: number): JsonContent {
    if (depth > DEEPEST) throw new ConversationProblem(`JSON of more than ${DEEPEST} levels`, at);
    if (source[at] === '"') return { type: 'string', string: string() };
    if (source[at] === '[') {
      const items: JsonNode[] = [];
      separated(']', () => items.push(value(depth + 1)));
      return { type: 'array', items };
    }
    if (source[at] === '{') {
      const members: { key: string; value: JsonNode }[] = [];
      separated('}', () => {
        const key = string();
        skip(SPACE);
        take(':', '`:`');
        skip(SPACE);
        members.push({ key, value: value(depth + 1) });
      });
      return { type: 'object', members };
    }
    const first = source[at];
    if (skip(WORD)) return { type: first === 'n' ? 'null' : 'boolean' };
    if (skip(NUMBER)) return { type: 'number' };
    throw expected('a JSON value');
  }

  function value(depth: number): JsonNode {
    const start = at;
    const read = content(depth);
    return new JsonNode(source, start, at, read);
  }

  const values: JsonNode[] = [];
  for (skip(SPACE); at < source.length; skip(SPACE)) values.push(value(0));
  return values;
}
