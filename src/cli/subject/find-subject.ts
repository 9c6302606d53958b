import type { CommandDoor } from '../../adapters/command/command-door.js';
import { HarnessError } from '../../errors/harness-error.js';
import { findModule } from './find-module.js';

/** One of the example compactors of this package, by its name. */
export interface BuiltIn {
  builtIn: string;
}

/** Where a compactor comes from: the absolute path of a module, a program of its own, or this package. */
export type SubjectSource = string | CommandDoor | BuiltIn;

/**
 * The program of `--command`, else the module to check.
 *
 * @throws HarnessError CC_SUBJECT_TWICE when both are given, and for a module that is not there.
 */
export function findSubject(file: string | undefined, command: string | undefined): SubjectSource {
  if (command === undefined) return findModule(file);
  if (file === undefined) return { command };
  throw new HarnessError({
    code: 'CC_SUBJECT_TWICE',
    what: `Expected one compactor, got the module \`${file}\` and the command \`${command}\`.`,
    why: 'One run checks one compactor.',
    next: `Leave out one of them; for options beside a command, export { compactor: { command: '…' } } from a configuration.`,
  });
}

/** What a source is called in messages. */
export function sourceName(source: SubjectSource): string {
  if (typeof source === 'string') return source;
  if ('builtIn' in source) return source.builtIn;
  return `\`${[source.command].flat().join(' ')}\``;
}
