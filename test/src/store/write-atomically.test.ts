import { lstatSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeAtomically } from '../../../src/store/write-atomically.js';

const directory = () => mkdtempSync(join(tmpdir(), 'compaction-check-'));

it('makes the directories that lead to the file, and replaces what was there', () => {
  const path = join(directory(), 'a', 'b.json');
  writeAtomically(path, 'one');
  writeAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
});

it('leaves nothing behind where it cannot write', () => {
  const root = directory();
  writeFileSync(join(root, 'file'), '');
  expect(() => writeAtomically(join(root, 'file', 'b.json'), 'x')).toThrow(
    expect.objectContaining({ code: 'CC_FILE_UNWRITABLE' }),
  );
  expect(readdirSync(root)).toEqual(['file']);
});

it('writes through a link, which stays one', () => {
  const root = directory();
  const [aim, link] = [join(root, 'aim'), join(root, 'link')];
  writeFileSync(aim, 'old');
  symlinkSync(aim, link);
  writeAtomically(link, 'new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(aim, 'utf8')).toBe('new');
});
