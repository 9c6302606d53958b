import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source-files.js';

/** The rooms below `run`, each of which may import those before it. */
const STACK = [
  'errors',
  'transcript',
  'tokens',
  'compactor',
  'simulation',
  'scenario',
  'property',
  'drive',
  'run',
];

const below = (room: string) => STACK.slice(0, STACK.indexOf(room) + 1).map((name) => `src/${name}/`);

/** Which folders the files of a folder may import from; the table of ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, string[]> = {
  ...Object.fromEntries(STACK.map((room) => [`src/${room}/`, below(room)])),
  'src/reference/': [...below('compactor'), 'src/reference/'],
  'src/compare/': [...below('run'), 'src/compare/'],
  'src/smoke/': [...below('drive'), 'src/adapters/command/', 'src/smoke/'],
  'src/recording/': [...below('run'), 'src/adapters/', 'src/recording/'],
  'src/known/': [...below('run'), 'src/known/', 'src/store/', 'src/adapters/without-bom.ts'],
  'src/self-check/': [...below('run'), 'src/self-check/'],
  'src/recorded/': [...below('scenario'), 'src/store/', 'src/recorded/'],
  'src/adapters/': [...below('scenario'), 'src/adapters/'],
  'src/calibrate/': [...below('property'), 'src/calibrate/'],
  'generators/': [
    ...below('property'),
    'src/calibrate/content.ts',
    'src/calibrate/category.ts',
    'generators/',
  ],
  'properties/': [...below('property'), 'properties/'],
  'reports/': [
    ...below('property'),
    'src/run/report.ts',
    'src/run/known-effect.ts',
    'src/run/unread-cases.ts',
    'src/run/stream-line.ts',
    'src/self-check/self-check-report.ts',
    'src/compare/compare-report.ts',
    'src/smoke/smoke-report.ts',
    'src/calibrate/calibration-report.ts',
    'src/calibrate/content.ts',
    'reports/',
  ],
  'compactors/': [...below('compactor'), 'src/scenario/scenario.ts', 'src/reference/', 'compactors/'],
};

/** Packages that one file, or one folder, keeps for itself. */
const SOLE_IMPORTER: Record<string, string> = {
  'gpt-tokenizer': 'src/tokens/',
  'better-sqlite3': 'src/reference/durable/',
  '@faker-js/faker': 'generators/pool/',
  jiti: 'src/',
  jstat: 'src/run/',
  'cli-progress': 'src/',
  execa: 'src/adapters/command/',
  'junit-report-builder': 'reports/junit/',
  picocolors: 'reports/text/',
  'preact-render-to-string': 'reports/html/',
  'string-width': 'reports/text/',
  vitest: 'src/vitest.ts',
};

const files = sourceFiles('src', 'generators', 'properties', 'reports', 'compactors');

describe('the import table', () => {
  it.each(Object.entries(MAY_IMPORT))('holds for %s', (folder, allowed) => {
    const strangers = files
      .filter((file) => file.startsWith(folder))
      .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
      .filter(({ imported }) => /\.tsx?$/.test(imported))
      .filter(({ imported }) => !allowed.some((place) => imported.startsWith(place)));
    expect(strangers).toEqual([]);
  });

  it('lets nobody but the assembling files import a reporter, the properties or the command', () => {
    const assembling = (file: string) =>
      /^src\/[^/]+\.ts$/.test(file) || /^src\/(cli|check|vitest|store)\//.test(file);
    const strangers = files
      .filter((file) => file.startsWith('src/') && !assembling(file))
      .filter((file) =>
        importsOf(file).some((imported) =>
          /^(reports|properties|generators|compactors|src\/cli)\//.test(imported),
        ),
      );
    expect(strangers).toEqual([]);
  });

  it('names no property in the runner', () => {
    const strangers = sourceFiles('src/run', 'src/drive').filter((file) =>
      importsOf(file).some((imported) => imported.startsWith('properties/')),
    );
    expect(strangers).toEqual([]);
  });
});

describe('packages with a single importer', () => {
  it.each(Object.entries(SOLE_IMPORTER))('%s', (name, folder) => {
    const importers = files.filter((file) =>
      importsOf(file).some((imported) => imported === name || imported.startsWith(`${name}/`)),
    );
    expect(importers.length).toBeLessThanOrEqual(1);
    expect(importers.filter((file) => !file.startsWith(folder))).toEqual([]);
  });
});

describe('packages with a single room of importers', () => {
  it.each([
    ['commander', 'src/cli/program/'],
    ['node-sarif-builder', 'reports/sarif/'],
    ['preact', 'reports/html/'],
  ])('%s', (name, folder) => {
    const importers = files.filter((file) => importsOf(file).includes(name));
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((file) => !file.startsWith(folder))).toEqual([]);
  });
});
