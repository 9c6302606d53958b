import type { PropertyReport } from './report.js';

/** Whether a known failure is let pass, or fails the build itself; null where it changes nothing. */
export function knownEffect({ known }: Pick<PropertyReport, 'known'>): 'passes' | 'fails' | null {
  if (!known) return null;
  if (known.expired || known.status === 'holds') return 'fails';
  return known.status === 'fails' ? 'passes' : null;
}
