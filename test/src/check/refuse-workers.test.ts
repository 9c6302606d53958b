import { expect, it } from 'vitest';
import { refuseWorkers } from '../../../src/check/refuse-workers.js';
import { flagName } from '../../../src/cli/flag-name.js';

it.each([
  ['--bail', { bail: true }],
  ['--until-rate', { untilRate: 0.01 }],
  ['--model', { model: 'some-model' }],
])('refuses several workers beside %s, which only one can do', (flag, options) => {
  expect(() => refuseWorkers(options, 2, flagName)).toThrow(
    expect.objectContaining({ code: 'CC_WORKERS_UNFIT', message: expect.stringContaining(flag) }),
  );
  expect(() => refuseWorkers(options, 1, flagName)).not.toThrow();
});

it('lets several workers do everything else', () => {
  expect(() => refuseWorkers({ bail: false, runs: 7, repeat: 3 }, 4, flagName)).not.toThrow();
});
