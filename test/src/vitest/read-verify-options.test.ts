import { describe, expect, it } from 'vitest';
import { readVerifyOptions } from '../../../src/vitest/read-verify-options.js';

const refusal = (options: object, env = {}) => {
  try {
    readVerifyOptions(options, env);
  } catch (error) {
    return error;
  }
  throw new Error('it was accepted');
};

describe('the options of a suite', () => {
  it('are taken apart from those of the check, which are read into their types', () => {
    const options = { name: 'mine', module: 'mine.ts', store: 'found', runs: 7, stepLimit: '1s' };
    expect(readVerifyOptions(options, {})).toEqual({
      name: 'mine',
      subject: 'mine.ts',
      given: { stepLimit: '1000ms' },
      check: { runs: 7, stepLimit: 1000, time: 300_000, store: 'found' },
    });
  });

  it('store under .compaction-check, or nowhere when told so', () => {
    expect(readVerifyOptions({}, {}).check.store).toBe('.compaction-check');
    expect(readVerifyOptions({ store: false }, {}).check.store).toBe(false);
  });

  it.each([
    ['name', { name: '' }],
    ['module', { module: 7 }],
    ['store', { store: true }],
    ['runs', { runs: 0 }],
    ['options', null as never],
  ])('are refused with the name of %s', (option, options) => {
    const message = expect.stringContaining(`Expected \`${option}\` to be`);
    expect(refusal(options)).toMatchObject({ code: 'CC_OPTION_INVALID', message });
  });
});

describe('the seed of the environment', () => {
  it('wins over that of the options', () => {
    expect(readVerifyOptions({ seed: 1 }, { COMPACTION_CHECK_SEED: '7' }).check.seed).toBe(7);
    expect(readVerifyOptions({ seed: 1 }, {}).check.seed).toBe(1);
  });

  it('is called by its name where it is no seed', () => {
    const message = expect.stringContaining('Expected `COMPACTION_CHECK_SEED` to be a whole number');
    expect(refusal({}, { COMPACTION_CHECK_SEED: 'x' })).toMatchObject({ message });
  });
});
