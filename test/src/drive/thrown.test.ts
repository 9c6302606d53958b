import { describe, expect, it } from 'vitest';
import { thrownFrom } from '../../../src/drive/thrown.js';

/** What the engine throws when this is done. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('a thrown value', () => {
  it.each<[string, () => unknown]>([
    ['a property of undefined', () => (undefined as unknown as { a: { b: 1 } }).a.b],
    ['a call of no function', () => (1 as unknown as () => void)()],
    [
      'endless recursion',
      function again(): unknown {
        return again();
      },
    ],
    ['text that is no JSON', () => JSON.parse('{')],
  ])('is the engine’s: %s', (_, act) => {
    expect(thrownFrom(thrownBy(act)).engine).toBe(true);
  });

  it('of the compactor’s own words is a refusal, whatever its class', () => {
    expect(thrownFrom(new TypeError('budget must be at least 1'))).toEqual({
      name: 'TypeError',
      message: 'budget must be at least 1',
      engine: false,
    });
  });

  it('that is no error, or cannot be made a string, is told all the same', () => {
    expect(thrownFrom('no')).toEqual({ name: 'string', message: 'no', engine: false });
    expect(thrownFrom(Object.create(null)).message).toBe('a value of type object');
    expect(thrownFrom(Object.assign(new Error(), { message: { text: 'x' }, name: Symbol('s') }))).toEqual({
      name: 'Symbol(s)',
      message: '[object Object]',
      engine: false,
    });
  });
});
