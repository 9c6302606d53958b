import { expect, it } from 'vitest';
import { defineConfig } from '../../src/define-config.js';

it('gives back the compactor and the options, read into their types', () => {
  const compactor = { name: 'any' };
  expect(defineConfig({ compactor, time: '2s', bail: true })).toEqual({ compactor, time: 2000, bail: true });
});

it.each([
  [undefined, 'CC_CONFIG_INVALID'],
  [{ runs: 5 }, 'CC_CONFIG_INVALID'],
  [{ compactor: {}, runs: '5 runs' }, 'CC_OPTION_INVALID'],
  [{ compactor: {}, propertys: [] }, 'CC_OPTION_UNKNOWN'],
])('refuses %j', (config, code) => {
  expect(() => defineConfig(config as never)).toThrow(expect.objectContaining({ code }));
});
