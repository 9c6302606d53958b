// Reads what the documents say about themselves: which of their snippets are files, and which blocks are outputs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The Markdown files of the repository, as paths from its root. */
export const documents = () => [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'field/README.md'],
  ...readdirSync(`${ROOT}docs`).map((name) => `docs/${name}`),
];

export const readDocument = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

const SNIPPET = /^```(?:ts|js) file=(\S+)(?: exit=(\d))?\n([\s\S]*?)^```$/gm;

/** The snippets of a document that are whole files: name, code, and the exit code with which they run. */
export function snippetsIn(text) {
  return [...text.matchAll(SNIPPET)].map(([, file, exit = '0', code]) => ({
    file,
    exit: Number(exit),
    code,
  }));
}

const OUTPUT = /^(<!-- output: (.+?)(?: \| only: (.+?))? -->\n```text\n)([\s\S]*?)^```$/gm;

/** The blocks of a document that show what a command prints, and which parts of it they show. */
export function outputsIn(text) {
  return [...text.matchAll(OUTPUT)].map(([block, head, command, only, shown]) => ({
    block,
    head,
    command,
    only: only?.split(', ') ?? null,
    shown,
  }));
}
