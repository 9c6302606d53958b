import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/run/report.js';
import { command, compactor, emptyDirectory } from './command.js';

const SUMMARIZER = compactor('summarizes');
const cwd = emptyDirectory();
const args = ['run', SUMMARIZER, '--runs', '200', '--seed', '1', '--json', 'out.json', '--markdown', 'out/'];
let ran: Awaited<ReturnType<typeof command>>;
let report: Report;

beforeAll(async () => {
  ran = await command(args, { cwd });
  report = JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8'));
}, 120_000);

describe('a summarizer on its own', () => {
  it('is judged by what it writes, and by nothing else', () => {
    expect(ran.exitCode).toBe(1);
    expect(ran.stderr).toBe('');
    expect(new Set(report.properties.map(({ id }) => id.split('/')[0]))).toEqual(new Set(['summarizer']));
    expect(report.properties.find(({ id }) => id === 'summarizer/keeps-anchors')?.verdict).toBe('failed');
  });

  it('is told which anchor is missing, in the smallest conversation, and how much it keeps', () => {
    expect(ran.stdout).toContain('✗ summarizer/keeps-anchors M4');
    expect(ran.stdout).toMatch(
      /anchors kept beyond the claimed ratio: [\d,]+ of [\d,]+ \(\d+ %;\s+95%-interval/,
    );
    expect(ran.stdout).toMatch(/the anchor "A-\d" of t\d is not in the summary/);
    expect(ran.stdout).toContain('what was given, and what the summary holds');
    expect(ran.stdout, 'it claims nothing and has no view').toMatch(/turn {2}input +anchor in summary *\n/);
  });

  it('gives a report that is as the schema says', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    for (const name of ['scenario', 'observation', 'counterexample', 'report']) {
      const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
      ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')));
    }
    const validate = ajv.getSchema('report.schema.json')!;
    expect(validate(report) ? [] : validate.errors).toEqual([]);
  });

  it('writes the figures beside the bug reports', () => {
    expect(readdirSync(join(cwd, 'out'))).toContain('summarizer-keeps-anchors.md');
    expect(readFileSync(join(cwd, 'out/figures.md'), 'utf8')).toContain('| 95 % interval |');
  });

  it('breaks its counterexample again when that is replayed', async () => {
    const found = report.properties.find(({ id }) => id === 'summarizer/keeps-anchors')!.counterexample!;
    const { exitCode, stdout } = await command(['replay', found.file!, SUMMARIZER], { cwd });
    expect(exitCode).toBe(1);
    expect(stdout).toContain(found.violations[0]!.says.slice(0, 40));
  });

  it('skips what judges a compactor where that is asked for', async () => {
    const { exitCode, stdout } = await command(['run', SUMMARIZER, '--property', 'S8', '--runs', '5'], {
      cwd,
    });
    expect(exitCode).toBe(2);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'it judges a compactor, and this is a summarizer on its own',
    );
  });

  it('may not claim what cannot be compared exactly', async () => {
    const { exitCode, stderr } = await command(['run', compactor('overclaims')], { cwd });
    expect(exitCode).toBe(3);
    expect(stderr).toContain('CC_RATIOS_INVALID');
  });
});
