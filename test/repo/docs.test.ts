import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../properties/registry.js';
import { documents, readDocument } from '../../scripts/docs/markdown.mjs';
import { validateOptions } from '../../src/check/validate-options.js';
import { DEFAULTS } from '../../src/compactor/capabilities-of.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import { messagesCompactor } from '../../src/compactor/doors/messages-door.js';
import type { HarnessError } from '../../src/errors/harness-error.js';
import { isPresent } from '../../src/transcript/presence.js';
import { ROOT } from './source-files.js';
import { membersOf } from './type-members.js';

const readme = readDocument('README.md');
const law = readDocument('docs/law.md');
const contract = readDocument('docs/contract.md');
const pages = documents().map((path) => ({ path, text: readDocument(path) }));

const node = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout };
};

/** The heading anchors of a page, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The part of a page from a heading, or a paragraph, to the next heading. */
const section = (text: string, start: string) => {
  const from = text.indexOf(start);
  expect(from).toBeGreaterThanOrEqual(0);
  const rest = text.slice(from + start.length);
  return rest.slice(0, Math.max(0, rest.search(/^## /m)) || undefined);
};

/** The cells of the rows of the tables in a text, without their heads. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && lines[index - 1]?.startsWith('|'))
    .filter((line) => !/^\|[ |-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const unquoted = (cell: string) => cell.replaceAll('`', '');

describe.each(pages)('$path', ({ path, text }) => {
  it('links to files and headings that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, file, anchor]) => {
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(join(ROOT, target), 'utf8')).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names files that there are', () => {
    const named = text.matchAll(
      /`((?:src|generators|properties|reports|compactors|test|docs|examples|scripts|schemas|field)\/[\w./-]*)`/g,
    );
    const missing = [...named].map(([, file]) => file!).filter((file) => !existsSync(join(ROOT, file)));
    expect(missing).toEqual([]);
  });

  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names properties that there are', () => {
    const groups = [...new Set(PROPERTIES.map(({ id }) => id.split('/')[0]))].join('|');
    const named = [...text.matchAll(new RegExp(`(?<![\\w/-])(?:${groups})/[a-z-]+(?![\\w./-])`, 'g'))];
    const ids = PROPERTIES.map(({ id }) => id);
    expect(named.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the README', () => {
  const flagsIn = (text: string) => [
    ...new Set([...text.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)].map(([flag]) => flag)),
  ];
  const shown = (document: string, command: string) =>
    rowsOf(section(document, `\`npx compaction-check ${command}`).split('\n\n`npx')[0]!).map(([option]) =>
      unquoted(option!),
    );

  it.each([
    ['run', 'run [file]', 'README.md'],
    ['replay', 'replay <counterexample> [file]', 'README.md'],
    ['merge', 'merge <reports...>', 'README.md'],
    ['compare', 'compare [files...]', 'docs/compare.md'],
  ])('shows the options of `%s` as its help does, or leaves that to its page', (command, usage, document) => {
    const { stdout } = node('dist/bundle/bin.js', command, '--help');
    const options = [...stdout.matchAll(/^ {2}(--\S+(?: [[<]\S+)?)/gm)].map(([, option]) => option);
    expect(shown(readDocument(document), usage)).toEqual(options);
  });

  it('names no option that no command has', () => {
    const helps = ['init', 'run', 'replay', 'compare', 'merge', 'judge', 'import', 'smoke', 'serve'].map(
      (command) => node('dist/bundle/bin.js', command, '--help').stdout,
    );
    const known = [...flagsIn(helps.join('\n')), '--only', '--help', '--version', '--save-dev'];
    expect(flagsIn(readme).filter((flag) => !known.includes(flag))).toEqual([]);
  });

  it('lists the options of a check', () => {
    const said = section(readme, 'The options are those of `check`:').split('. ')[0]!;
    let next = '';
    try {
      validateOptions({ nonsense: true });
    } catch (error) {
      next = (error as HarnessError).next;
    }
    const known = /one of: (.*)\.$/.exec(next)![1]!.split(', ');
    expect([...said.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(known.sort());
  });

  it('names causes in real packages that are on record', () => {
    const causes: { function: string; package: string; file: string; scenario: string }[] = JSON.parse(
      readFileSync(join(ROOT, 'field/causes.json'), 'utf8'),
    );
    const known = causes.map((cause) => `${cause.function} in ${cause.package}/${cause.file}`);
    const named = [...readme.matchAll(/^ {4}cause {3}(.*)$/gm)].map(([, cause]) => cause!);
    expect(named).not.toEqual([]);
    expect(named.filter((cause) => !known.includes(cause))).toEqual([]);
  });
});

describe('the law', () => {
  it('explains every clause that a property names', () => {
    const headings = [...law.matchAll(/^### (\S+)$/gm)].map(([, clause]) => clause);
    const clauses = new Set(PROPERTIES.flatMap(({ clauses }) => clauses));
    expect([...clauses].sort()).toEqual(headings.sort());
  });

  it('shows what the rule of presence says', () => {
    const rows = rowsOf(section(law, '## Presence')).flatMap(([a, b, c, , ...rest]) => [[a, b, c], rest]);
    const cases = rows.filter(([anchor]) => anchor).map((row) => row.map((cell) => unquoted(cell!)));
    expect(cases.length).toBeGreaterThan(20);
    const wrong = cases.filter(([anchor, shown, present]) => {
      const cut = shown!.endsWith(', cut');
      const text = shown!
        .replace(/, cut$/, '')
        .replace(/ \+ U\+([0-9A-F]+)/, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
      return isPresent(anchor!, text, { cut }) !== (present === 'yes');
    });
    expect(wrong).toEqual([]);
  });
});

describe('the contract', () => {
  it('shows every capability with its defaults', () => {
    const METHODS = ['claims', 'recall', 'find', 'resolve', 'log', 'estimate', 'lose'];
    const pair = checkpointCompactor({
      buildCheckpoint: () => ({}) as never,
      reconstruct: () => '',
    }).supports;
    const messages = messagesCompactor((given) => given).supports;
    const inWords = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
    const expected = Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      METHODS.includes(name) ? 'if there is the method' : inWords(value),
      inWords({ ...DEFAULTS, ...pair }[name as keyof typeof DEFAULTS]),
      inWords({ ...DEFAULTS, ...messages }[name as keyof typeof DEFAULTS]),
    ]);
    const rows = rowsOf(section(contract, '## Capabilities'));
    const found = rows.map(([name, , ...defaults]) => [unquoted(name!), ...defaults]);
    expect(found.sort()).toEqual(expected.sort());
  });

  it.each([
    ['src/transcript/turn.ts', 'Turn'],
    ['src/compactor/settings.ts', 'Settings'],
    ['src/compactor/summarizer.ts', 'SummaryRequest'],
    ['src/compactor/summarizer.ts', 'SummaryResponse'],
    ['src/compactor/session.ts', 'Session'],
    ['src/compactor/session.ts', 'Outcome'],
    ['src/compactor/session.ts', 'Claims'],
    ['src/compactor/compactor.ts', 'Environment'],
    ['src/compactor/doors/checkpoint.ts', 'Checkpoint'],
    ['src/compactor/doors/checkpoint.ts', 'CheckpointInfo'],
    ['src/compactor/doors/messages.ts', 'MessagesContext'],
    ['src/compactor/doors/messages.ts', 'DecodedMessage'],
  ])('names every member of %s %s', (file, type) => {
    const members = membersOf(file, type);
    expect(members).not.toEqual([]);
    expect(members.filter((name) => !new RegExp(`\\b${name}\\b`).test(contract))).toEqual([]);
  });
});

describe('the index', () => {
  it('lists every page once', () => {
    const listed = [...readDocument('docs/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(
      ([, page]) => page!,
    );
    const written = readdirSync(join(ROOT, 'docs')).filter((name) => name !== 'README.md');
    expect(listed.sort()).toEqual(written.sort());
  });
});

describe('the tutorial', () => {
  it('takes at most eight commands', () => {
    const shells = [...readDocument('docs/tutorial.md').matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
    const lines = shells.flatMap(([, block]) => block!.trim().split('\n'));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.length).toBeLessThanOrEqual(8);
  });
});

describe('the changelog', () => {
  it('counts the properties', () => {
    expect(readDocument('CHANGELOG.md')).toContain(`**${PROPERTIES.length} properties**`);
  });
});

describe('the architecture', () => {
  it('names every room', () => {
    const folders = (path: string) =>
      readdirSync(join(ROOT, path)).filter((name) => statSync(join(ROOT, path, name)).isDirectory());
    const ours = [
      'generators',
      'properties',
      'compactors',
      'reports',
      'field',
      'schemas',
      'scripts',
      'docs',
      'examples',
      'test',
    ];
    const named = [...readDocument('ARCHITECTURE.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name),
    );
    expect(
      [...folders('src').map((name) => `src/${name}`), ...ours].filter((room) => !named.includes(room)),
    ).toEqual([]);
  });
});

describe('what is written by scripts', () => {
  it('has the outputs that the commands print', { timeout: 300_000 }, () => {
    expect(node('scripts/readme-output.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('has the page that the results of real packages make', () => {
    expect(node('scripts/field-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('has the page that the properties make', () => {
    expect(node('scripts/properties-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it.each(['commands', 'errors', 'formats'])('has the page of %s that its source makes', (page) => {
    expect(node(`scripts/${page}-page.mjs`, '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('has the page that the faulty compactors make', () => {
    expect(node('scripts/faulty-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('lists the dependencies of the lock file, with their licences', () => {
    expect(node('scripts/dependencies-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('has the page that the last measure of strength makes', () => {
    expect(node('scripts/strength-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('has the page that the last measure of speed makes', () => {
    expect(node('scripts/speed-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });

  it('has the page that the simulated summarizers make', () => {
    expect(node('scripts/summarizers-page.mjs', '--check')).toEqual({ status: 0, stdout: '' });
  });
});
