import { execa } from 'execa';

export interface StartOptions {
  cwd?: string | undefined;
  env?: Readonly<Record<string, string>> | undefined;
}

/** A process on three pipes, in a group of its own, that nobody has to wait for. */
export function startProcess([file, ...args]: readonly string[], { cwd, env }: StartOptions = {}) {
  const running = execa(file!, args, {
    ...(cwd !== undefined && { cwd }),
    ...(env && { env }),
    // A group of its own, so that what it starts can be ended along with it, and no interrupt of the terminal reaches it.
    detached: true,
    cleanup: false,
    reject: false,
    buffer: false,
    windowsHide: true,
  });
  for (const stream of [running.stdin, running.stdout, running.stderr]) stream.on('error', () => {});
  return running;
}

export type RunningProcess = ReturnType<typeof startProcess>;
