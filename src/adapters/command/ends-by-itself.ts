import type { CommandDoor } from './command-door.js';
import { Connection } from './connection.js';
import { splitCommand } from './split-command.js';
import { START_LIMIT_MS, within } from './within.js';

/** Whether a program ends when its standard input does, within so many milliseconds of a hello. */
export async function endsByItself(
  { command, ...options }: CommandDoor,
  tool: string,
  withinMs: number,
): Promise<boolean> {
  const connection = new Connection(
    typeof command === 'string' ? splitCommand(command) : command,
    options,
    tool,
  );
  await within(connection.greet(), START_LIMIT_MS, connection);
  return connection.end(withinMs);
}
