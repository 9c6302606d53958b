import { join, relative, resolve } from 'node:path';
import { HarnessError } from '../../errors/harness-error.js';
import { INTERRUPTED } from '../exit-codes.js';
import { askSetup } from '../init/ask-setup.js';
import { guessKind } from '../init/guess-kind.js';
import { KINDS, type Kind } from '../init/kinds.js';
import { projectFiles, type Setup } from '../init/project-files.js';
import { writeProject } from '../init/write-project.js';

/** The flags of `init`, as commander gives them. */
export interface InitFlags {
  kind?: string;
  from?: string;
  vitest?: boolean;
  force?: true;
}

/**
 * Writes what a project needs to check its compactor, and says how it is run.
 *
 * @throws HarnessError CC_INIT_KIND, CC_INIT_FROM, CC_INIT_EXISTS, CC_FILE_UNWRITABLE.
 */
export async function initCommand(folder: string | undefined, flags: InitFlags): Promise<number> {
  const directory = resolve(folder ?? '.');
  const setup = await setupOf(directory, flags);
  if (!setup) return INTERRUPTED;
  const files = projectFiles(setup);
  writeProject(directory, files, flags.force === true);
  const place = relative(process.cwd(), directory);
  process.stdout.write(told(setup, [...files.keys()], place));
  return 0;
}

async function setupOf(directory: string, { kind: name, from, vitest }: InitFlags): Promise<Setup | null> {
  const kind = name === undefined ? undefined : kindCalled(name);
  const suggested = guessKind(directory);
  const isAsked = process.stdin.isTTY === true && kind === undefined;
  if (!isAsked) return { kind: kind ?? suggested, from: from ?? null, tests: vitest ?? true };
  return askSetup(suggested, { from, tests: vitest });
}

function kindCalled(name: string): Kind {
  const found = KINDS.find((kind) => kind.name === name);
  if (found) return found;
  throw new HarnessError({
    code: 'CC_INIT_KIND',
    what: `There is no kind of compactor called \`${name}\`.`,
    next: `Choose one of ${KINDS.map((kind) => kind.name).join(', ')}.`,
  });
}

function told({ kind, from, tests }: Setup, files: readonly string[], place: string): string {
  const adapter = files.find((file) => file.includes('adapter'))!;
  const lines = [
    `Written for ${kind.says}:`,
    ...files.map((file) => `  ${join(place, file)}`),
    '',
    ...(place === '' ? [] : [`  cd ${place}`]),
    '  npx compaction-check run',
    ...(tests ? ['  npx vitest run compaction.test.ts'] : []),
    '',
    from === null && (kind.calls.length > 0 || kind.name === 'python')
      ? `${adapter} holds an example that is naive on purpose: the run finds a counterexample. Put yours in its place.`
      : `${adapter} is where your compactor is set up; \`npx compaction-check smoke\` tries it call by call.`,
  ];
  return `${lines.join('\n')}\n`;
}
