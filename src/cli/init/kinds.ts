/** A kind of compactor that a project can be set up for. */
export interface Kind {
  name: string;
  /** How somebody recognises it. */
  says: string;
  /** Packages of a project, any of which suggests it. */
  packages: readonly string[];
  /** What the adapter calls, and `--from` may import in place of the example. */
  calls: readonly string[];
  /** Its files, as paths of templates and of what is written. */
  files: readonly (readonly [template: string, written: string])[];
}

const CONFIG = ['templates/any/compaction-check.config.ts', 'compaction-check.config.ts'] as const;
const adapterOf = (name: string) =>
  [`templates/${name}/compaction.adapter.ts`, 'compaction.adapter.ts'] as const;

function inTypeScript(
  name: string,
  says: string,
  { packages = [], calls = [] }: Partial<Pick<Kind, 'packages' | 'calls'>>,
): Kind {
  return { name, says, packages, calls, files: [CONFIG, adapterOf(name)] };
}

/** All kinds, the plainest first. */
export const KINDS: readonly Kind[] = [
  inTypeScript('messages', 'a function from messages to messages', { calls: ['compactMessages'] }),
  inTypeScript('pair', 'two functions: one writes a checkpoint from a summary, one reads a turn back', {
    calls: ['buildCheckpoint', 'reconstruct'],
  }),
  inTypeScript('langchain', "LangChain's summarizationMiddleware", { packages: ['langchain'] }),
  inTypeScript('ai-sdk', 'an agent of the AI SDK that compacts in prepareStep', {
    packages: ['ai'],
    calls: ['compactMessages'],
  }),
  inTypeScript('strands', "Strands' SummarizingConversationManager", { packages: ['@strands-agents/sdk'] }),
  {
    name: 'python',
    says: 'two functions in Python',
    packages: [],
    calls: [],
    files: [
      ['templates/python/compaction-check.config.ts', 'compaction-check.config.ts'],
      ['templates/python/compaction_adapter.py', 'compaction_adapter.py'],
      ['examples/python/compaction_check.py', 'compaction_check.py'],
    ],
  },
];

/** The file of tests, which goes with every kind. */
export const TESTS = ['templates/any/compaction.test.ts', 'compaction.test.ts'] as const;
