import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputsOf, takesTheScreen } from '../../../src/cli/outputs.js';

describe('where reports go', () => {
  it('is nowhere, a file, or standard output', () => {
    const outputs = outputsOf({ json: 'out/report.json', junit: true });
    expect(outputs).toMatchObject({ json: 'out/report.json', junit: true, markdown: null });
    expect(outputsOf({ json: '-' }).json).toBe(true);
  });

  it('leaves the text on standard output beside files only', () => {
    expect(takesTheScreen(outputsOf({ json: 'a', junit: 'b' }))).toBe(false);
    expect(takesTheScreen(outputsOf({ json: 'a', junit: '-' }))).toBe(true);
  });

  it('is one place for one report', () => {
    expect(() => outputsOf({ json: true, junit: '-' })).toThrow(
      /on standard output, got `--json` and `--junit`/,
    );
    expect(() => outputsOf({ markdown: 'out/a', junit: './out/../out/a' })).toThrow(/in `.*out\/a`/);
  });

  it('is one place for one report, by whatever links it is reached', () => {
    const root = mkdtempSync(join(tmpdir(), 'compaction-check-'));
    symlinkSync('report', join(root, 'link'));
    symlinkSync('.', join(root, 'here'));
    const report = join(root, 'report');
    expect(() => outputsOf({ junit: report, sarif: join(root, 'link') })).toThrow(/Expected one report/);
    expect(() => outputsOf({ junit: report, sarif: join(root, 'here', 'report') })).toThrow(
      /Expected one report/,
    );
    expect(() => outputsOf({ junit: '-', sarif: '/dev/stdout' })).toThrow(/on standard output/);
  });

  it('is no module', () => {
    expect(() => outputsOf({ junit: 'mine.ts' })).toThrow(/over a module/);
  });
});
