import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonNode } from '../../../../../src/adapters/transcript/json/json-node.js';
import { parseJson } from '../../../../../src/adapters/transcript/json/parse-json.js';
import { placeOf } from '../../../../../src/adapters/transcript/json/place-of.js';

const plainOf = (node: JsonNode): unknown => {
  const { content } = node;
  if (content.type === 'array') return content.items.map(plainOf);
  if (content.type === 'object')
    return Object.fromEntries(content.members.map(({ key, value }) => [key, plainOf(value)]));
  return node.string ?? JSON.parse(node.raw);
};

const withSpace = (text: string) => text.replace(/(?<=[[{,:])|(?=[\]}])/g, ' \r\n\t');

describe('a JSON text', () => {
  it('is read as JSON.parse reads it, and every value knows how it is written', () => {
    const json = fc.json({ stringUnit: 'binary', maxDepth: 4 }).filter((text) => !text.includes('__proto__'));
    fc.assert(
      fc.property(json, (text) => {
        const [node] = parseJson(text);
        expect(plainOf(node!)).toEqual(JSON.parse(text));
        expect(node!.raw).toBe(text);
      }),
      { seed: 1 },
    );
  });

  it('may have white space wherever JSON has it', () => {
    const text = withSpace('{"a":[1,true,null,"x"],"b":{"c":-0.5e+3}}');
    expect(plainOf(parseJson(`\n${text}\n`)[0]!)).toEqual(JSON.parse(text));
  });

  it('keeps numbers, keys that come twice, escapes and lone surrogates as they are written', () => {
    const raw = '{"n":[1.0,1e400,-0,12345678901234567890],"k":1,"k":2,"s":"\\u00e9\\ud83d\\/"}';
    const [node] = parseJson(`{"input":${raw}}`);
    expect(node!.field('input')!.raw).toBe(raw);
    expect(node!.field('input')!.text('s')).toBe('é\ud83d/');
    expect(() => node!.field('input')!.field('k')).toThrow('the key "k" a second time');
  });

  it('may be several values, one after another', () => {
    expect(parseJson('{"a":1}\r\n\n[2]\n').map((node) => node.raw)).toEqual(['{"a":1}', '[2]']);
    expect(parseJson(' \n')).toEqual([]);
  });

  it('may have a text of megabytes', () => {
    const text = 'a\\n'.repeat(1_000_000);
    expect(parseJson(`"${text}"`)[0]!.string).toHaveLength(2_000_000);
  });
});

describe('what is no JSON', () => {
  it.each([
    ['{"a" 1}', '"1}" where `:` should be', 5],
    ['{"a": 1, }', '"}" where a value should be', 9],
    ['[1 2]', '"2]" where `,` or `]` should be', 3],
    ['[1', 'the end of the file where `,` or `]` should be', 2],
    ['{a: 1}', '"a: 1}" where a key in quotation marks should be', 1],
    ['["x', 'a text without its closing quotation mark', 1],
    ['"a\nb"', '"\\n" within a text', 2],
    ['"\\x"', '"\\\\x\\"" within a text', 1],
    ['[01]', '"1]" where `,` or `]` should be', 2],
    ['NaN', '"NaN" where a JSON value should be', 0],
    ['['.repeat(1002), 'JSON of more than 1000 levels', 1001],
  ])('%j is told with its place', (text, found, offset) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ found, offset }));
  });
});

it('names the place of a value', () => {
  const text = '[{"a": 1}, {"messages": [{"content": [true]}]}]';
  expect(placeOf(parseJson(text), text.indexOf('true'))).toBe('[1].messages[0].content[0]');
  expect(placeOf(parseJson(text), 0)).toBe('');
});
