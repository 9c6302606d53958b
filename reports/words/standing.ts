import type { PropertyReport } from '../../src/run/report.js';

/** Whether a breach is found now, was found before and still there, or was fixed in between; null where nothing broke. */
export function standing({ verdict, counterexample }: PropertyReport): 'new' | 'known' | 'came back' | null {
  if (verdict !== 'failed' && verdict !== 'errored') return null;
  if (counterexample?.status === 'came back') return 'came back';
  return counterexample?.status === 'stored' ? 'known' : 'new';
}
