import { spawnSync } from 'node:child_process';

/** How many milliseconds Node takes with these arguments. @throws Error unless it ends with the status. */
export function msOfNode(args, { cwd, status = 0 }) {
  const started = performance.now();
  const ended = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const ms = performance.now() - started;
  if (ended.status === status) return ms;
  throw new Error(`node ${args.join(' ')} ended with ${ended.status}: ${ended.stdout}${ended.stderr}`);
}
