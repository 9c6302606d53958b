import { expect, it } from 'vitest';
import { impossibleIn } from '../../../../src/cli/merge/impossible-in.js';
import type { ShardReport } from '../../../../src/run/merge-shards.js';
import type { PropertyReport } from '../../../../src/run/report.js';
import { shardReport } from './shard-files.js';

const said = (parts: Partial<ShardReport>) => impossibleIn(shardReport(2, 5, parts));
const withFirst = (parts: Partial<PropertyReport>) => {
  const [first, ...others] = shardReport(2, 5).properties;
  return said({ properties: [{ ...first!, ...parts }, ...others] });
};

it('is nothing where a shard played its share, or was ended before', () => {
  expect(said({})).toBeNull();
  expect(said({ runs: 200, ended: 'time' })).toBeNull();
});

it('is a number of runs that is not its share', () => {
  expect(said({ runs: 401 })).toBe('it tells of 401 runs, and shard 2/5 of 2000 runs has 400');
  expect(said({ runs: 399 })).toContain('399 runs that were not ended early');
});

it('is more breaches than premises, or more premises than runs', () => {
  expect(withFirst({ broken: 9999 })).toContain('it broke in 9999 runs, and its premise occurred in 187');
  expect(withFirst({ met: 401 })).toContain('its premise occurred in 401 of 400 runs');
});

it('is a breach without a failure that was looked into, or the other way round', () => {
  expect(withFirst({ broken: 0 })).toContain('it counts 0 breaches, and holds one');
  const [first, second] = shardReport(2, 5).properties;
  expect(said({ properties: [first!, { ...second!, broken: 1 }] })).toContain(
    'counts 1 breaches, and holds none',
  );
});

it('is a share of more than all', () => {
  expect(withFirst({ figures: { 'hollow coverage': { part: 3, whole: 2, interval: null } } })).toContain(
    'hollow coverage is 3 of 2',
  );
});
