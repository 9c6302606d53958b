import { describe, expect, it } from 'vitest';
import { anchorsPresent, isPresent, occurrences } from '../../../src/transcript/presence.js';

const CUT = { cut: true };

/** The table of the law: anchor, text, present, cut. */
const TABLE: [anchor: string, text: string, present: boolean, cut?: true][] = [
  ['TICKET-1', 'TICKET-12', false],
  ['TICKET-1', '(TICKET-1).', true],
  ['TICKET-1', 'TICKET-1..TICKET-9', true],
  ['TICKET-1', 'id:TICKET-1', true],
  ['TICKET-1', '_TICKET-1_', true],
  ['TICKET-1', '修复TICKET-1后', true],
  ['TICKET-1', String.raw`a\nTICKET-1\n`, true],
  ['TICKET-1', 'so far TICKET-1', false, true],
  ['TICKET-1', 'so far TICKET-1.', false, true],
  ['TICKET-1', 'so far TICKET-1 ', true, true],
  ['src/a.ts', 'src/a.tsx', false],
  ['src/a.ts', '/repo/src/a.ts', false],
  ['src/a.ts', 'src/a.ts:42', true],
  ['src/a.ts', './src/a.ts', true],
  ['user_id', 'user_id_2', false],
  ['1,000', '1,000,000', false],
  ['$12', '$12.50', false],
  ['cafe', 'cafe\u0301', false],
  ['か', 'か\u3099', false],
  ['东京', '到东京都', true],
  ['👍', '👍🏽', false],
  ['https://x.io/a', 'https://x.io/a?b=1', false],
  ['C:\\a', 'C:\\a\\b', false],
  ['err-7', 'ERR-7', false],
  ['Anna', "Anna's", true],
];

function present(anchor: string, text: string, cut?: true): boolean {
  return isPresent(anchor, text, cut && CUT);
}

describe('isPresent', () => {
  it.each(TABLE)('keeps the table of the law: %j in %j', (anchor, text, expected, cut) => {
    expect(present(anchor, text, cut)).toBe(expected);
  });

  it('never finds the empty string', () => {
    expect(isPresent('', '')).toBe(false);
    expect(isPresent('', 'text')).toBe(false);
  });

  describe('by clause a, for anchors of every script,', () => {
    it.each(['\u0301', '\ufe0f', '\u3099', '\u200c', '\u200d', '🏽'])(
      'rejects a right neighbour %j',
      (mark) => {
        expect(present('cafe', `cafe${mark}`)).toBe(false);
        expect(present('東京', `東京${mark}`)).toBe(false);
      },
    );

    it('rejects a member of a joined emoji, and accepts the whole', () => {
      const family = '👨\u200d👩\u200d👧';
      for (const member of ['👨', '👩', '👧']) expect(present(member, `the ${family} family`)).toBe(false);
      expect(present(family, `the ${family} family`)).toBe(true);
      expect(present('👩\u200d👧', family)).toBe(false);
      expect(present('東', '\u200d東')).toBe(false);
    });

    it('rejects half a surrogate pair, and accepts a lone surrogate', () => {
      expect(present('\ud83d', '👍')).toBe(false);
      expect(present('\udc4d', '👍')).toBe(false);
      expect(present('a\ud83d', 'a👍')).toBe(false);
      expect(present('\udc4db', '👍b')).toBe(false);
      expect(present('\ud83d', 'a \ud83d b')).toBe(true);
      expect(present('a\ud83d', 'a\ud83d')).toBe(true);
    });
  });

  describe('by clause b', () => {
    it.each(['b', '9', 'é', 'Ж', '٣', 'ｂ', '𝒷'])(
      'rejects a word %j that follows, alone or joined',
      (word) => {
        expect(present('TICKET-1', `TICKET-1${word}`)).toBe(false);
        for (const joiner of '-._/+~') expect(present('TICKET-1', `TICKET-1${joiner}${word}`)).toBe(false);
      },
    );

    it.each([...'@:,?#&=%\\ \n"\')]'])('accepts %j before a word', (character) => {
      expect(present('TICKET-1', `TICKET-1${character}b`)).toBe(true);
    });

    it('accepts a joiner without a word after it, and words of scripts without spaces', () => {
      for (const joiner of '-._/+~') {
        expect(present('TICKET-1', `TICKET-1${joiner}`)).toBe(true);
        expect(present('TICKET-1', `TICKET-1${joiner}${joiner}b`)).toBe(true);
        expect(present('TICKET-1', `TICKET-1${joiner}東`)).toBe(true);
      }
      for (const word of ['後', 'か', 'カ', 'ㄅ', '가', 'ก', 'ກ', 'ក', 'က', 'ཀ']) {
        expect(present('TICKET-1', `${word}TICKET-1${word}`)).toBe(true);
      }
    });

    it('rejects a comma and a digit only after a digit', () => {
      expect(present('1,000', '1,000,0')).toBe(false);
      expect(present('12', '12,٣')).toBe(false);
      expect(present('12', '12,b')).toBe(true);
      expect(present('12', '12, 3')).toBe(true);
      expect(present('v12b', 'v12b,3')).toBe(true);
    });

    it('rejects a backslash and a word only after an anchor with a backslash', () => {
      expect(present('C:\\a', 'C:\\a\\b')).toBe(false);
      expect(present('C:\\a', 'C:\\a\\')).toBe(true);
      expect(present('C:\\a', 'C:\\a\\ b')).toBe(true);
      expect(present('TICKET-1', 'TICKET-1\\b')).toBe(true);
    });

    it.each([...'?#&=%:'])('rejects %j and a word only after an anchor with ://', (character) => {
      expect(present('https://x.io/a', `https://x.io/a${character}b`)).toBe(false);
      expect(present('https://x.io/a', `https://x.io/a${character} b`)).toBe(true);
      expect(present('https:/x.io/a', `https:/x.io/a${character}b`)).toBe(true);
    });

    it('asks nothing more of an anchor that ends in a script without spaces', () => {
      expect(present('TICKET東', 'TICKET東b')).toBe(true);
      expect(present('TICKET東', 'TICKET東-b')).toBe(true);
      expect(present('東TICKET', '東TICKETb')).toBe(false);
    });
  });

  describe('by clause c', () => {
    it.each(['b', '9', 'é', 'Ж', '٣', '𝒷'])('rejects a word %j that precedes, alone or joined', (word) => {
      expect(present('TICKET-1', `${word}TICKET-1`)).toBe(false);
      for (const joiner of '-._/+~@') expect(present('TICKET-1', `${word}${joiner}TICKET-1`)).toBe(false);
    });

    it('accepts other characters, and a joiner without a word before it', () => {
      for (const character of ':,?#&=%\\ \n"\'([')
        expect(present('TICKET-1', `b${character}TICKET-1`)).toBe(true);
      for (const joiner of '-._/+~@') {
        expect(present('TICKET-1', `${joiner}TICKET-1`)).toBe(true);
        expect(present('TICKET-1', `b${joiner}${joiner}TICKET-1`)).toBe(true);
        expect(present('TICKET-1', `東${joiner}TICKET-1`)).toBe(true);
      }
    });

    it('rejects a digit and a comma only before a digit', () => {
      expect(present('000', '1,000')).toBe(false);
      expect(present('000', 'a,000')).toBe(true);
      expect(present('000', ',000')).toBe(true);
      expect(present('b00', '1,b00')).toBe(true);
    });

    it.each(['n', 'r', 't'])('takes an escaped %s for white space when its backslashes are odd', (letter) => {
      for (const joiner of ['', './', '/', '@']) {
        expect(present('TICKET-1', `a\\${letter}${joiner}TICKET-1`)).toBe(true);
        expect(present('TICKET-1', `a\\\\\\${letter}${joiner}TICKET-1`)).toBe(true);
      }
      for (const joiner of ['', '/', '@']) {
        expect(present('TICKET-1', `a\\\\${letter}${joiner}TICKET-1`)).toBe(false);
        expect(present('TICKET-1', `a${letter}${joiner}TICKET-1`)).toBe(false);
      }
      expect(present('TICKET-1', `\\${letter}TICKET-1`)).toBe(true);
    });

    it('takes no other escape for white space', () => {
      expect(present('TICKET-1', 'a\\bTICKET-1')).toBe(false);
      expect(present('TICKET-1', 'a\\u0009TICKET-1')).toBe(false);
    });

    it('asks nothing of an anchor that starts in a script without spaces', () => {
      expect(present('東TICKET', 'b東TICKET')).toBe(true);
      expect(present('東TICKET', 'b-東TICKET')).toBe(true);
      expect(present('TICKET東', 'bTICKET東')).toBe(false);
    });
  });

  describe('by clause d', () => {
    it.each(['', '.', '-', '\\', '@:,', '?#&=%', '\uFFFD', './\uFFFD'])(
      'rejects an anchor before the cut end %j',
      (end) => {
        expect(present('TICKET-1', `so far TICKET-1${end}`, true)).toBe(false);
        expect(present('東京', `so far 東京${end}`, true)).toBe(false);
      },
    );

    it.each([' ', '\n', '. ', ')', '\uFFFD\uFFFD', '\uFFFD.', '"'])(
      'accepts an anchor before the end %j',
      (end) => {
        expect(present('TICKET-1', `so far TICKET-1${end}`, true)).toBe(true);
      },
    );

    it('accepts an earlier occurrence, and the same end in a text that is not cut', () => {
      expect(present('TICKET-1', 'TICKET-1 and TICKET-1', true)).toBe(true);
      expect(present('TICKET-1', 'so far TICKET-1')).toBe(true);
      expect(isPresent('TICKET-1', 'so far TICKET-1', { cut: false })).toBe(true);
    });
  });

  it('tries every occurrence, overlapping ones too', () => {
    expect(present('TICKET-1', 'TICKET-12 then TICKET-1')).toBe(true);
    expect(present('- -', 'x- - -')).toBe(true);
  });
});

describe('occurrences', () => {
  it('gives the start of every occurrence that counts', () => {
    expect(occurrences('a', 'a ab a, xa a')).toEqual([0, 5, 11]);
    expect(occurrences('- -', 'x- - -')).toEqual([3]);
    expect(occurrences('👍', '👍 👍🏽 👍')).toEqual([0, 8]);
    expect(occurrences('a', 'b')).toEqual([]);
    expect(occurrences('a', 'a b a', CUT)).toEqual([0]);
    expect(occurrences('', 'a')).toEqual([]);
  });
});

describe('anchorsPresent', () => {
  it('gives those of many anchors that are present', () => {
    const anchors = Array.from({ length: 60 }, (_, i) => `TICKET-${i}`);
    expect(anchorsPresent(anchors, 'TICKET-1, TICKET-12 and TICKET-599')).toEqual(
      new Set(['TICKET-1', 'TICKET-12']),
    );
    expect(anchorsPresent(anchors, 'TICKET-1, TICKET-12', CUT)).toEqual(new Set(['TICKET-1']));
    expect(anchorsPresent([], 'TICKET-1')).toEqual(new Set());
  });

  it('judges each row of the table the same among other anchors', () => {
    const anchors = [...new Set(TABLE.map(([anchor]) => anchor)), '', 'x', 'unrelated'];
    for (const [anchor, text, expected, cut] of TABLE) {
      expect(anchorsPresent(anchors, text, cut && CUT).has(anchor)).toBe(expected);
    }
  });
});
