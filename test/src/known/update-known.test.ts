import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, it } from 'vitest';
import schema from '../../../schemas/known.schema.json' with { type: 'json' };
import type { KnownEntry } from '../../../src/known/known-file.js';
import { readKnown } from '../../../src/known/read-known.js';
import { updateKnown } from '../../../src/known/update-known.js';
import { REASON_MISSING } from '../../../src/known/updated-entries.js';
import { caseHash } from '../../../src/scenario/case-hash.js';
import { INPUT_RANGE } from '../../reports/samples/input-range.js';
import { broken, property, report } from '../../reports/samples/report.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'compaction-check-'));
});

const FILE = 'known.json';
const ID = INPUT_RANGE.property;
const HASH = caseHash(ID, INPUT_RANGE.observation.scenario);
const KEPT: KnownEntry = { property: ID, reason: 'It is old.', link: 'TEAM-1', expires: '2027-01-31' };

const write = (...known: KnownEntry[]) =>
  writeFileSync(join(cwd, FILE), JSON.stringify({ $schema: 'x.json', version: 1, known }));
const text = () => readFileSync(join(cwd, FILE), 'utf8');
const entries = () => readKnown(FILE, { cwd }).entries;
const update = (...properties: Parameters<typeof report>[0]) =>
  updateKnown(report(properties), FILE, { today: '2026-12-02' }, cwd);

describe('an update', () => {
  it('makes the file, with an entry for each failure that counts, in order, and lets them pass', () => {
    const updated = update(
      broken({ ...INPUT_RANGE, property: 'coverage/z' }),
      broken(INPUT_RANGE),
      broken({ ...INPUT_RANGE, property: 'coverage/should' }, { level: 'should' }),
    );
    expect(updated).toMatchObject({
      verdict: 'passed',
      known: { file: FILE, update: { added: ['coverage/z', ID], removed: [], kept: [] } },
    });
    expect(entries()).toMatchObject([
      { property: ID, compactor: 'input-range', reason: REASON_MISSING, seen: { broken: 412, met: 1877 } },
      { property: 'coverage/z' },
    ]);
    expect(entries()[0]!.expires > '2026-12-02').toBe(true);
    expect(readdirSync(cwd)).toEqual([FILE]);
  });

  it('keeps what somebody wrote of a failure that is still there, and the schema', () => {
    write(KEPT);
    expect(update(broken(INPUT_RANGE)).known!.update).toEqual({ added: [], removed: [], kept: [ID] });
    expect(entries()).toEqual([KEPT]);
    expect(JSON.parse(text()).$schema).toBe('x.json');
  });

  it('gives nothing another day', () => {
    const expired = { ...KEPT, expires: '2026-11-30' };
    write(expired);
    expect(update(broken(INPUT_RANGE))).toMatchObject({ verdict: 'failed' });
    expect(entries()).toEqual([expired]);
  });

  it('removes what holds, expired or not', () => {
    write({ ...KEPT, expires: '2026-11-30' });
    expect(update(property(ID, []))).toMatchObject({
      verdict: 'passed',
      known: { update: { removed: [ID] } },
    });
    expect(entries()).toEqual([]);
  });

  it('leaves alone what was not judged, and what is of others', () => {
    const others = [
      { ...KEPT, property: 'coverage/deselected' },
      { ...KEPT, property: 'coverage/skipped' },
      { ...KEPT, property: 'coverage/z', compactor: 'another' },
    ];
    write(...others);
    update(property('coverage/skipped', [], { verdict: 'skipped' }), property('coverage/z', []));
    expect(entries()).toEqual(others);
  });

  it('adds another counterexample where only some are known', () => {
    write({ ...KEPT, counterexamples: ['ffffffffffff'] });
    expect(update(broken(INPUT_RANGE)).verdict).toBe('passed');
    expect(entries()).toEqual([{ ...KEPT, counterexamples: [HASH, 'ffffffffffff'].sort() }]);
  });

  it('writes the same again', () => {
    update(broken(INPUT_RANGE));
    const before = text();
    update(broken(INPUT_RANGE));
    expect(text()).toBe(before);
  });

  it('writes what its schema describes', () => {
    write({ ...KEPT, property: 'coverage/other', counterexamples: [HASH] });
    update(broken(INPUT_RANGE));
    const validate = new Ajv2020().compile(schema);
    expect(validate(JSON.parse(text())) || validate.errors).toBe(true);
  });

  it.each(['{', JSON.stringify({ version: 2, known: [] })])(
    'writes over nothing that it cannot read: %s',
    (odd) => {
      writeFileSync(join(cwd, FILE), odd);
      expect(() => update(broken(INPUT_RANGE))).toThrow(/known/);
      expect(text()).toBe(odd);
    },
  );
});
