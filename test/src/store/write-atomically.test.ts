import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
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

it('makes what a link leads to, where there is nothing yet', () => {
  const root = directory();
  const link = join(root, 'link');
  symlinkSync(join('later', 'aim'), link);
  writeAtomically(link, 'new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'later', 'aim'), 'utf8')).toBe('new');
});

it.runIf(process.platform !== 'win32')('writes into a pipe, and leaves it where it is', () => {
  const pipe = join(directory(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opened for both, so that neither waits for the other.
  const reader = openSync(pipe, 'r+');
  writeAtomically(pipe, 'new');
  const buffer = Buffer.alloc(10);
  expect(buffer.toString('utf8', 0, readSync(reader, buffer))).toBe('new');
  closeSync(reader);
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});

// A link to the device: whoever may write in /dev would lose the device itself to a mistake.
it.runIf(existsSync('/dev/full'))('says that a device took nothing', () => {
  const link = join(directory(), 'full');
  symlinkSync('/dev/full', link);
  expect(() => writeAtomically(link, 'new')).toThrow(/could not be written: ENOSPC/);
  expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true);
});

it.runIf(existsSync('/proc/self/fd'))('adds to an open file that is named by its number', () => {
  const path = join(directory(), 'log');
  const open = openSync(path, 'a');
  writeSync(open, 'one ');
  writeAtomically(`/proc/self/fd/${open}`, 'two ');
  writeSync(open, 'three');
  closeSync(open);
  expect(readFileSync(path, 'utf8')).toBe('one two three');
});
