import type { Compactor, Environment } from '../../compactor/compactor.js';
import { checkSupports } from '../../compactor/doors/check-supports.js';
import type { Session } from '../../compactor/session.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { CommandDoor } from './command-door.js';
import { CommandSession } from './command-session.js';
import { Connection } from './connection.js';
import { splitCommand } from './split-command.js';
import { START_LIMIT_MS, within } from './within.js';
import { withoutNulls } from './without-nulls.js';

/**
 * A compactor in a program of its own: started once for all sessions, and again where it ends, hangs or breaks the
 * protocol.
 *
 * @param tool names the tool to the program
 * @throws HarnessError CC_COMMAND_INVALID, CC_COMMAND_BROKEN when it does not start or does not say hello,
 * CC_UNKNOWN_CAPABILITY, CC_CAPABILITY_INVALID.
 */
export async function commandCompactor(
  { command, ...options }: CommandDoor,
  tool: string,
): Promise<Compactor> {
  const words = typeof command === 'string' ? splitCommand(command) : command;
  const start = async () => {
    const connection = new Connection(words, options, tool);
    const hello = await within(connection.greet(), START_LIMIT_MS, connection);
    return { connection, hello };
  };
  const first = await start().catch((cause: Error) => {
    throw broken(words, cause);
  });
  const { name, version, supports } = withoutNulls(first.hello);
  checkSupports(supports);
  let { connection } = first;
  let sessions = 0;
  let isOpen = false;
  let left: Promise<void> = Promise.resolve();
  const ready = async () => {
    await left;
    // Whoever waited in vain for a session to begin has none to close; what comes of it yet must not reach the next.
    if (isOpen || connection.isBusy) connection.kill();
    isOpen = false;
    if (connection.isAlive) return;
    const untold = connection.takeUntold();
    if (untold) throw untold;
    connection = (await start()).connection;
  };
  return {
    name,
    ...(version !== undefined && { version }),
    supports: {
      claims: false,
      recall: false,
      log: false,
      lose: false,
      find: false,
      resolve: false,
      estimate: false,
      ...supports,
      // One call is answered before the next is made, and no directory is handed over yet.
      concurrent: false,
      durable: false,
    },
    ready,
    async open(environment: Environment): Promise<Session> {
      await ready();
      sessions += 1;
      const session = new CommandSession(connection, `s${sessions}`, environment);
      isOpen = true;
      await session.open().catch((error: unknown) => {
        isOpen = false;
        throw error;
      });
      return session.offering(supports ?? {}, (leaving) => {
        isOpen = false;
        left = leaving;
      });
    },
  };
}

function broken(words: readonly string[], cause: Error): HarnessError {
  return new HarnessError(
    {
      code: 'CC_COMMAND_BROKEN',
      what: `\`${words.join(' ')}\` does not speak the protocol: ${cause.message}`,
      why: 'Its first line has to be a hello; without it there is no compactor to check.',
      next: 'Start it by hand and write `{"type":"hello","protocol":1,"tool":"by hand"}` to it; docs/protocol.md has every message.',
    },
    { cause },
  );
}
