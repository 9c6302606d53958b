/** The command itself was misused or broke. */
export const MISUSED = 3;

/** The user ended the command. */
export const INTERRUPTED = 130;
