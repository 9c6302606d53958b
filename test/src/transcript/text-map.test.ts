import { describe, expect, it } from 'vitest';
import { TextMap } from '../../../src/transcript/text-map.js';

describe('a map from texts', () => {
  it('finds an equal text that is another string', () => {
    const map = new TextMap<number>();
    map.set(['a', 'b'].join('-'), 1);
    expect(map.get('a-b')).toBe(1);
    expect(map.get('a-c')).toBeUndefined();
    expect(map.get('a-bc')).toBeUndefined();
  });

  it('has one value for each text, the last that was set', () => {
    const map = new TextMap<number>();
    map.set('', 1);
    map.set('', 2);
    expect(map.get('')).toBe(2);
  });

  it('keeps many texts of one length apart', () => {
    const map = new TextMap<number>();
    const texts = Array.from({ length: 300 }, (_, place) => `text ${1000 + place}`);
    for (const [place, text] of texts.entries()) map.set(text, place);
    for (const text of texts) map.set(text, map.get(text)! + 1);
    expect(texts.map((text) => map.get(text))).toEqual(texts.map((_, place) => place + 1));
  });
});
