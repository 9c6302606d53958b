/** A compactor in a program of its own, which speaks the protocol of `docs/protocol.md` on its standard streams. */
export interface CommandDoor {
  /** A command line, split at white space outside quotes, or its words; no shell is asked. */
  command: string | readonly string[];
  /** The directory that it is started in; the working directory if not given. */
  cwd?: string;
  /** Variables beside those of the environment. */
  env?: Readonly<Record<string, string>>;
}

/** Whether a value is such a door. */
export function isCommandDoor(value: unknown): value is CommandDoor {
  if (typeof value !== 'object' || value === null || !('command' in value)) return false;
  const { command } = value;
  return (
    typeof command === 'string' ||
    (Array.isArray(command) && command.every((word) => typeof word === 'string'))
  );
}
