import { describe, expect, it } from 'vitest';
import { validateOptions } from '../../../src/check/validate-options.js';

const BAD: [option: string, value: unknown][] = [
  ['runs', 0],
  ['runs', -5],
  ['runs', 1.5],
  ['runs', Number.NaN],
  ['runs', 'many'],
  ['seed', 'abc'],
  ['seed', 2 ** 31],
  ['time', '5 minutes'],
  ['time', 0],
  ['time', '-3s'],
  ['stepLimit', ''],
  ['encoding', 'o200k'],
  ['level', 'may'],
  ['profile', 'weekly'],
  ['properties', 'S1'],
  ['properties', []],
  ['properties', ['']],
  ['bail', 'yes'],
  ['countTokens', 4],
  ['turns', {}],
];

describe('validateOptions', () => {
  it.each(BAD)('refuses %s = %j and says what was got', (option, value) => {
    expect(() => validateOptions({ [option]: value })).toThrow(
      expect.objectContaining({
        code: 'CC_OPTION_INVALID',
        message: expect.stringContaining(`\`${option}\``),
      }),
    );
  });

  it('refuses an option that does not exist and lists those that do', () => {
    expect(() => validateOptions({ run: 5 })).toThrow(/no option `run`[\s\S]*runs/);
  });

  it('reads digits and durations as the command gives them', () => {
    expect(validateOptions({ runs: '50', seed: '-7', time: '1.5m', stepLimit: '500ms' })).toEqual({
      runs: 50,
      seed: -7,
      time: 90_000,
      stepLimit: 500,
    });
  });

  it('leaves out what is not given', () => {
    expect(validateOptions({ runs: undefined })).toEqual({});
  });

  it('calls an option as it is called where it was given', () => {
    expect(() => validateOptions({ runs: '0' }, () => '--runs')).toThrow(
      /`--runs` to be a whole number.*got `0`/,
    );
  });
});
