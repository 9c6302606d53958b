import { isCommandDoor } from '../adapters/command/command-door.js';
import type { Compactor } from '../compactor/compactor.js';
import { compactorFrom } from '../compactor/doors/compactor-from.js';
import { TOOL } from '../run/law.js';

/**
 * A compactor from whatever a user gives: what `compactorFrom` takes, or `{ command }` of a program that speaks the
 * protocol, which is started here.
 *
 * @throws HarnessError as `compactorFrom` does, CC_COMMAND_INVALID, CC_COMMAND_BROKEN.
 */
export async function subjectFrom(value: unknown): Promise<Compactor> {
  if (!isCommandDoor(value)) return compactorFrom(value);
  const { commandCompactor } = await import('../adapters/command/command-compactor.js');
  return commandCompactor(value, `compaction-check ${TOOL}`);
}
