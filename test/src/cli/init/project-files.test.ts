import { expect, it } from 'vitest';
import { KINDS } from '../../../../src/cli/init/kinds.js';
import { projectFiles } from '../../../../src/cli/init/project-files.js';

const kindCalled = (wanted: string) => KINDS.find(({ name }) => name === wanted)!;
const adapterOf = (kind: string, from: string | null) =>
  projectFiles({ kind: kindCalled(kind), from, tests: false }).get('compaction.adapter.ts')!;

it.each(KINDS.map((kind) => [kind.name, kind] as const))(
  'has all files of %s, without a mark of the template',
  (_, kind) => {
    const files = projectFiles({ kind, from: null, tests: true });
    expect([...files.keys()]).toContain('compaction.test.ts');
    for (const text of files.values()) expect(text).not.toMatch(/^\/\/ (?:example|end of example)$/m);
  },
);

it.each(['langchain', 'ai-sdk', 'strands'])('writes the adapter of %s as one file', (kind) => {
  const adapter = adapterOf(kind, null);
  expect(adapter).not.toMatch(/^(?:import .* from '\.|export (?!default))/m);
  for (const name of ['textWith', 'proseOf', 'argumentsOf'])
    expect(adapter.match(new RegExp(`^function ${name}\\(`, 'gm'))).toHaveLength(1);
});

it.each([
  ['src/compact.ts', './src/compact.js'],
  ['./compact.mts', './compact.mjs'],
  ['../compact.js', '../compact.js'],
  ['my-package', 'my-package'],
  ["it's.ts", "./it\\'s.js"],
])('imports %s in place of the example', (from, path) => {
  const adapter = adapterOf('messages', from);
  expect(adapter).toContain(`import { compactMessages } from '${path}';`);
  expect(adapter).not.toContain('async function compactMessages');
});

it('refuses a module where none is imported', () => {
  expect(() => adapterOf('langchain', 'mine.ts')).toThrow(/the kind langchain imports none/);
});
