/** Whether vitest colours what it prints, by the rule of tinyrainbow, which vitest has from its workers' environment. */
export function coloursWanted(env = process.env): boolean {
  if (env.NO_COLOR !== undefined) return false;
  if (env.FORCE_COLOR !== undefined || env.CI !== undefined || process.platform === 'win32') return true;
  return env.FORCE_TTY !== 'false' && env.TERM !== 'dumb';
}
