import { lstatSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeNew } from '../../../src/store/write-new.js';

const directory = () => mkdtempSync(join(tmpdir(), 'compaction-check-'));

it('writes over nothing, and leaves nothing else behind', () => {
  const root = directory();
  const path = join(root, 'a.json');
  expect(writeNew(path, 'one')).toBe(true);
  expect(writeNew(path, 'two')).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(readdirSync(root)).toEqual(['a.json']);
});

it('follows no link, also none that leads nowhere', () => {
  const root = directory();
  const [aim, link] = [join(root, 'aim'), join(root, 'link.json')];
  symlinkSync(aim, link);
  expect(writeNew(link, 'text')).toBe(false);
  writeFileSync(aim, 'aim');
  expect(writeNew(link, 'text')).toBe(false);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(aim, 'utf8')).toBe('aim');
});
