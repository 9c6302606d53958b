import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../../scripts/docs/markdown.mjs';
import { ROOT } from './source-files.js';

/** What npm packs whatever `files` says. */
const ALWAYS = ['README.md', 'LICENSE', 'package.json'];

it('holds whatever the README links to, but for what is only of use in the clone', () => {
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] };
  const isPacked = (path: string) =>
    [...files, ...ALWAYS].some((entry) => path === entry || path.startsWith(`${entry}/`));
  const links = [...readDocument('README.md').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(
    ([, path]) => path!,
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !path.startsWith('field/') && !isPacked(path))).toEqual([]);
});
