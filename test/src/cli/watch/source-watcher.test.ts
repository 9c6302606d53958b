import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSource } from '../../../../src/cli/watch/is-source.js';
import { SourceWatcher } from '../../../../src/cli/watch/source-watcher.js';

let folder: string;
let watcher: SourceWatcher;
let told: string[][];

const at = (path: string) => join(folder, path);
const until = async (calls: number) => {
  for (let wait = 0; told.length < calls && wait < 200; wait += 1) await pause(20);
  return told.map((paths) => paths.map((path) => path.slice(folder.length + 1)).sort());
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'compaction-check-watch-')));
  for (const name of ['src', 'node_modules/a', '.hidden']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('mine.ts'), '1');
  writeFileSync(at('src/inner.py'), '1');
  told = [];
  watcher = new SourceWatcher(isSource, (paths) => told.push(paths));
  watcher.add(folder);
});

afterEach(() => {
  watcher.close();
  rmSync(folder, { recursive: true });
});

it('tells of what is written, comes and goes, also in a folder that came later', async () => {
  writeFileSync(at('mine.ts'), '22');
  expect(await until(1)).toEqual([['mine.ts']]);
  mkdirSync(at('lib/deep'), { recursive: true });
  writeFileSync(at('lib/deep/new.mjs'), '1');
  expect((await until(2))[1]).toEqual(['lib/deep/new.mjs']);
  writeFileSync(at('lib/deep/new.mjs'), '22');
  expect((await until(3))[2]).toEqual(['lib/deep/new.mjs']);
  rmSync(at('src/inner.py'));
  expect((await until(4))[3]).toEqual(['src/inner.py']);
});

it('tells once of a file that is put in the place of another, as editors do', async () => {
  writeFileSync(at('.mine.ts.swp'), 'x');
  writeFileSync(at('mine.ts~'), '22');
  renameSync(at('mine.ts~'), at('mine.ts'));
  expect(await until(1)).toEqual([['mine.ts']]);
});

it('says nothing of data, of packages, of hidden folders, and of a file that is as it was', async () => {
  for (const path of ['state.json', 'node_modules/a/index.js', '.hidden/x.ts']) writeFileSync(at(path), '1');
  const past = new Date(2020, 1, 1);
  utimesSync(at('state.json'), past, past);
  await pause(300);
  expect(told).toEqual([]);
});
