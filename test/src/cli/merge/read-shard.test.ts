import { describe, expect, it } from 'vitest';
import { renderJson } from '../../../../reports/json/render-json.js';
import { readShard } from '../../../../src/cli/merge/read-shard.js';
import { REPORT } from '../../../reports/samples/report.js';
import { fileWith, shardFile, shardReport } from './shard-files.js';

const codeOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the file of a shard', () => {
  it('is read as it was written', () => {
    expect(readShard(shardFile(shardReport(2, 5)))).toEqual(shardReport(2, 5));
  });

  it('has to be there', () => {
    expect(codeOf(() => readShard('/nowhere/shard.json'))).toBe('CC_REPORT_MISSING');
    expect(codeOf(() => readShard('/'))).toBe('CC_REPORT_MISSING');
  });

  const whole = renderJson(shardReport(1, 5));
  it.each([
    ['empty', ''],
    ['torn', whole.slice(0, whole.length / 2)],
    ['no object', '[1]'],
    ['null', 'null'],
    ['something else', '{"version": 1, "name": "x"}'],
    [
      'one with fewer runs than its share, though nothing ended it',
      whole.replace('"runs": 400,', '"runs": 5,'),
    ],
    ['one with a count that is none', whole.replace('"runs": 400,', '"runs": "many",')],
    ['one with more than there is', whole.replace('{', '{ "extra": 1,')],
    ['one with a shard beyond the last', whole.replace('"index": 1', '"index": 6')],
    ['one that lacks a part', renderJson({ ...shardReport(1, 5), properties: [] })],
  ])('is refused if it is %s', (_, text) => {
    expect(codeOf(() => readShard(fileWith(text)))).toBe('CC_REPORT_DAMAGED');
  });

  it('is refused if it is of another version', () => {
    const later = fileWith(whole.replace('"version": 1', '"version": 2'));
    expect(codeOf(() => readShard(later))).toBe('CC_REPORT_VERSION');
  });

  it('is refused if it tells of a whole run', () => {
    expect(codeOf(() => readShard(fileWith(renderJson(REPORT))))).toBe('CC_REPORT_NO_SHARD');
  });
});
