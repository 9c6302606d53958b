import { rmSync } from 'node:fs';

const directories = new Set<string>();

const SIGNALS = { SIGTERM: () => process.exit(143), SIGHUP: () => process.exit(129) };

/** Removes a directory when the result is called, or before, when the process ends otherwise. */
export function removeAtTheEnd(directory: string): () => void {
  if (directories.size === 0) watch('on');
  directories.add(directory);
  return () => {
    remove(directory);
    if (directories.size === 0) watch('off');
  };
}

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  directories.delete(directory);
}

function removeAll(): void {
  for (const directory of directories) remove(directory);
}

function watch(how: 'on' | 'off'): void {
  process[how]('exit', removeAll);
  for (const [signal, end] of Object.entries(SIGNALS)) process[how](signal, end);
}
