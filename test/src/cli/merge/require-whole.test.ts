import { describe, expect, it } from 'vitest';
import { requireWhole } from '../../../../src/cli/merge/require-whole.js';
import type { ShardReport } from '../../../../src/run/merge-shards.js';
import { shardReport } from './shard-files.js';

const whole = (...reports: ShardReport[]) =>
  requireWhole(reports.map((report, place) => ({ file: `${place}.json`, report })));

const shardOf = (index: number, parts: Partial<ShardReport> = {}) => shardReport(index, 3, parts);
const settings = shardOf(1).settings;
const { shard } = shardOf(3);
const GIVEN = { subject: null, property: [], transcript: null, stepLimit: null };
const model = { name: 'm', cassettes: 'c', replayed: 1, asked: 0, tokens: { input: 0, output: 0 } };

describe('the shards of a run', () => {
  it('are put in their order', () => {
    const reports = whole(shardOf(3), shardOf(1), shardOf(2));
    expect(reports.map((report) => report.shard.index)).toEqual([1, 2, 3]);
  });

  it('are taken where one module was named in two ways', () => {
    const named = (index: number, subject: string) =>
      shardReport(index, 2, { shard: { ...shardReport(index, 2).shard, command: { ...GIVEN, subject } } });
    expect(whole(named(1, 'a/b.ts'), named(2, './a/b.ts'))).toHaveLength(2);
  });

  it('are refused where one is missing, which is named', () => {
    expect(() => whole(shardOf(2))).toThrow('Of 3 shards, these are missing: 1/3, 3/3.');
  });

  it('are refused where one is there twice, with both files', () => {
    expect(() => whole(shardOf(2), shardOf(1), shardOf(2))).toThrow('0.json and 2.json are both shard 2/3.');
  });

  it.each<[string, Partial<ShardReport>]>([
    ['settings of `seed`', { settings: { ...settings, seed: 43 } }],
    ['settings of `runs`', { settings: { ...settings, runs: 100 } }],
    ['settings of `level`', { settings: { ...settings, level: 'should' } }],
    ['settings of `encoding`', { settings: { ...settings, encoding: 'cl100k_base' } }],
    ['settings of `properties`', { settings: { ...settings, properties: ['a/b'] } }],
    ['versions of compaction-check', { tool: '0.2.0' }],
    ['versions of the law', { law: '2.0' }],
    ['compactors', { compactor: { name: 'another', version: '1.2.0' } }],
    ['versions of the compactor', { compactor: { name: 'input-range', version: null } }],
    ['numbers of shards', { shard: { ...shard, of: 4 } }],
    ['scenarios', { shard: { ...shard, scenarios: 'other' } }],
    ['statistics', { statistics: [] }],
    ['models', { model }],
    ['modules', { shard: { ...shard, command: { ...GIVEN, subject: 'other.ts' } } }],
    ['`--command`', { shard: { ...shard, command: { ...GIVEN, command: 'python3 a.py' } } }],
    ['`--transcript`', { shard: { ...shard, command: { ...GIVEN, transcript: 'log.json' } } }],
    ['`--step-limit`', { shard: { ...shard, command: { ...GIVEN, stepLimit: '7s' } } }],
    ['`--bail`', { shard: { ...shard, command: { ...GIVEN, bail: true } } }],
  ])('are refused where their %s differ', (trait, parts) => {
    expect(() => whole(shardOf(1), shardOf(2), shardOf(3, parts))).toThrow(
      `0.json and 2.json are no shards of one run: their ${trait} differ`,
    );
  });
});
