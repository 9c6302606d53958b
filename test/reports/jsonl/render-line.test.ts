import { describe, expect, it } from 'vitest';
import { endLine } from '../../../reports/jsonl/end-line.js';
import { renderLine } from '../../../reports/jsonl/render-line.js';
import type { StreamLine } from '../../../src/run/stream-line.js';
import { HOSTILE_TEXT } from '../samples/hostile.js';
import { REPORT } from '../samples/report.js';
import { streamProblems } from './stream-schema.js';

const { version, tool, law, compactor, settings } = REPORT;
const LINES: StreamLine[] = [
  { type: 'start', version, tool, law, compactor, settings, shard: null },
  { type: 'replay', file: 'a.json', property: 'a/b', status: 'skipped', reason: 'time was over' },
  { type: 'run', run: 0, turns: 3, steps: 5, tokens: 40, broken: [] },
  { type: 'run', run: 1, turns: 0, steps: 0, tokens: 0, broken: [{ property: 'a/b', verdict: 'errored' }] },
  endLine(REPORT),
];

describe('a line of the stream', () => {
  it('is one line by the schema', () => {
    for (const line of LINES) expect(renderLine(line)).toMatch(/^[^\n]+\n$/);
    expect(streamProblems(LINES.map(renderLine).join(''))).toEqual([]);
  });

  it('has a schema that allows nothing else', () => {
    const odd = { ...LINES[2], durationMs: 3 };
    expect(streamProblems(JSON.stringify(odd))).not.toEqual([]);
    expect(streamProblems('{"type":"run"}')).not.toEqual([]);
  });

  it('stays one line whatever a name holds', () => {
    const named = { ...LINES[0], compactor: { name: HOSTILE_TEXT, version: null } } as StreamLine;
    const text = renderLine(named);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about.
    expect(text.trimEnd()).not.toMatch(/[\0-\x1f\x7f-\x9f\u2028\u202e]|\p{Cs}/u);
    expect(JSON.parse(text).compactor.name).toBe(HOSTILE_TEXT);
    expect(streamProblems(text)).toEqual([]);
  });

  it('has no time in it at the end', () => {
    expect(renderLine(endLine({ ...REPORT, durationMs: 1 }))).toBe(renderLine(endLine(REPORT)));
  });
});
