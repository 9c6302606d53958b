export type Verdict = 'passed' | 'failed' | 'errored' | 'unknown' | 'skipped';

const STRENGTH: readonly Verdict[] = ['failed', 'errored', 'unknown', 'passed'];

/** The strongest of several verdicts: failed, errored, unknown, passed; skipped only if there is nothing else. */
export function mergeVerdicts(verdicts: readonly Verdict[]): Verdict {
  return STRENGTH.find((verdict) => verdicts.includes(verdict)) ?? 'skipped';
}

/** The exit code that a verdict gives the command: 0 passed, 1 failed or errored, 2 unknown or all skipped. */
export function exitCodeOf(verdict: Verdict): 0 | 1 | 2 {
  if (verdict === 'passed') return 0;
  return verdict === 'failed' || verdict === 'errored' ? 1 : 2;
}
