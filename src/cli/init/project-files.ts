import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HarnessError } from '../../errors/harness-error.js';
import { KINDS, type Kind, TESTS } from './kinds.js';

const { resolve } = createRequire(import.meta.url);
const EXAMPLE = /\n*\/\/ example\n([\s\S]*?)\/\/ end of example\n/;
const SHARED = /^import .* from '\.\.\/shared\/(.+)\.js';\n/gm;

/** What is to be set up: `from` is the module that the adapter imports, in place of its example. */
export interface Setup {
  kind: Kind;
  from: string | null;
  tests: boolean;
}

/**
 * The files of a project, by name.
 *
 * @throws HarnessError CC_INIT_FROM when the kind calls no functions of a module.
 */
export function projectFiles({ kind, from, tests }: Setup): Map<string, string> {
  if (from !== null && kind.calls.length === 0) throw callsNothing(kind);
  return new Map(
    [...kind.files, ...(tests ? [TESTS] : [])].map(([template, written]) => {
      const text = withShared(textOf(template));
      return [
        written,
        text.replace(EXAMPLE, (_, example) => (from === null ? `\n\n${example}` : importOf(kind, from))),
      ];
    }),
  );
}

function textOf(template: string): string {
  return readFileSync(resolve(`#${template}`), 'utf8');
}

/** An adapter is one file: what its template imports of the shared pieces stands at its end. */
function withShared(text: string): string {
  const pieces = [...text.matchAll(SHARED)].map(([, name]) =>
    textOf(`templates/shared/${name}.ts`).replace(/^export /gm, ''),
  );
  return [text.replace(SHARED, ''), ...pieces].join('\n');
}

/** TypeScript finds a module's source by the name that it has when it is compiled. */
function importOf({ calls }: Kind, from: string): string {
  const path = from
    .replace(/\.ts$/, '.js')
    .replace(/\.mts$/, '.mjs')
    .replaceAll('\\', '/');
  const module = /^(?:\.{1,2}\/|\/)/.test(path) || !/\.\w+$/.test(path) ? path : `./${path}`;
  return `\nimport { ${calls.join(', ')} } from '${module.replace(/['\\]/g, '\\$&')}';\n`;
}

function callsNothing({ name }: Kind): HarnessError {
  const others = KINDS.filter(({ calls }) => calls.length > 0).map((kind) => kind.name);
  return new HarnessError({
    code: 'CC_INIT_FROM',
    what: `\`--from\` names a module, and an adapter of the kind ${name} imports none.`,
    why: 'It sets up what its package offers, or a program.',
    next: `Leave it out and edit the adapter, or choose ${others.join(', ')}.`,
  });
}
