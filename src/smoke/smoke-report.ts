/** What came of one thing that an adapter has to do; `next` says what to do about it. */
export interface SmokeCheck {
  /** What it has to do, in words. */
  does: string;
  result: 'passed' | 'failed' | 'skipped';
  /** What is wrong, or worth knowing; null where there is nothing to say. */
  says: string | null;
  next: string | null;
}

/** What a smoke test found of the adapter between a compactor and the check. */
export interface SmokeReport {
  version: 1;
  /** The compactor and its version as it names itself; null where it did not come to that. */
  compactor: string | null;
  checks: SmokeCheck[];
  /** The beginning of what it printed. */
  console: string;
}
