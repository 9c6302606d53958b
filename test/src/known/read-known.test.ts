import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findKnown } from '../../../src/known/find-known.js';
import { KNOWN_FILE } from '../../../src/known/known-file.js';
import { readKnown } from '../../../src/known/read-known.js';

const ENTRY = { property: 'coverage/a', reason: 'It is old.', expires: '2027-02-28' };

const directory = () => mkdtempSync(join(tmpdir(), 'compaction-check-'));

function fileOf(text: string): string {
  const file = join(directory(), 'known.json');
  writeFileSync(file, text);
  return file;
}

const fileWith = (...known: object[]) => fileOf(JSON.stringify({ version: 1, known }));

it('gives the entries as they stand there', () => {
  const whole = {
    ...ENTRY,
    compactor: 'mine',
    link: 'TEAM-12',
    counterexamples: ['0123456789ab'],
    seen: { broken: 1, met: 2 },
  };
  const file = fileWith(ENTRY, { ...whole, property: 'coverage/b' });
  expect(readKnown(file)).toEqual({ file, entries: [ENTRY, { ...whole, property: 'coverage/b' }] });
});

it('reads what an editor added: a byte order mark, a schema', () => {
  const file = fileOf(`\uFEFF${JSON.stringify({ $schema: 'known.json', version: 1, known: [ENTRY] })}`);
  expect(readKnown(file).entries).toEqual([ENTRY]);
});

const BAD: [string, string, RegExp][] = [
  [
    'no reason',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, reason: undefined }] }),
    /entry 1 \(coverage\/a\) has no `reason`/,
  ],
  [
    'a blank reason',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, reason: ' ' }] }),
    /`reason` of entry 1 .* says nothing/,
  ],
  [
    'no expiry',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, expires: undefined }] }),
    /has no `expires`/,
  ],
  [
    'a day that there is not',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, expires: '2027-02-29' }] }),
    /"2027-02-29"/,
  ],
  [
    'a day in another order',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, expires: '28.02.2027' }] }),
    /"28.02.2027"/,
  ],
  [
    'a word that is not known',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, expire: '' }] }),
    /`expire`, which means nothing/,
  ],
  [
    'one property twice',
    JSON.stringify({ version: 1, known: [ENTRY, { ...ENTRY, compactor: 'a' }] }),
    /entry 1 .* and entry 2 .* are of the same/,
  ],
  [
    'no hash',
    JSON.stringify({ version: 1, known: [{ ...ENTRY, counterexamples: ['a.json'] }] }),
    /`counterexamples.0` of entry 1/,
  ],
  ['no list', JSON.stringify({ version: 1, known: {} }), /`known` of the file must be array/],
  ['no version', JSON.stringify({ known: [] }), /it has no `version`/],
  ['no JSON', '{"version": 1', /it is no JSON/],
  ['nothing', '', /it is no JSON/],
  ['a list', '[]', /no JSON object/],
];

describe('a file with', () => {
  it.each(BAD)('%s is refused, and left as it is', (_, text, says) => {
    const file = fileOf(text);
    const refused = expect.objectContaining({
      code: 'CC_KNOWN_DAMAGED',
      message: expect.stringMatching(says),
    });
    expect(() => readKnown(file)).toThrow(refused);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each([2, 0, '1', null])('the version %j is refused', (version) => {
    const file = fileOf(JSON.stringify({ version, known: [] }));
    expect(() => readKnown(file)).toThrow(expect.objectContaining({ code: 'CC_KNOWN_VERSION' }));
  });

  it('one property on two compactors says something of each', () => {
    const two = [
      { ...ENTRY, compactor: 'a' },
      { ...ENTRY, compactor: 'b' },
    ];
    expect(readKnown(fileWith(...two)).entries).toEqual(two);
  });
});

describe('a file that is not there', () => {
  it('is an error where it was named', () => {
    expect(() => findKnown('known.json', { cwd: directory() })).toThrow(
      expect.objectContaining({ code: 'CC_KNOWN_MISSING' }),
    );
  });

  it('knows nothing where it is to be written, or where nobody named it', () => {
    const cwd = directory();
    const empty = { file: 'known.json', entries: [] };
    expect(findKnown('known.json', { cwd, updates: true })).toEqual(empty);
    expect(findKnown(undefined, { cwd })).toBeNull();
    expect(findKnown(undefined, { cwd, updates: true })).toEqual({ ...empty, file: KNOWN_FILE });
  });
});

it('is found in the working directory, and not where none is wanted', () => {
  const cwd = directory();
  writeFileSync(join(cwd, KNOWN_FILE), JSON.stringify({ version: 1, known: [ENTRY] }));
  expect(findKnown(undefined, { cwd })).toEqual({ file: KNOWN_FILE, entries: [ENTRY] });
  expect(findKnown(false, { cwd })).toBeNull();
});
