import type { Moment, SeenItem } from './observation.js';

export type SeenSummary = Extract<SeenItem, { type: 'summary' }>;

/** The summaries in the view at a moment. */
export function summariesIn(moment: Moment): SeenSummary[] {
  return moment.view.filter((item): item is SeenSummary => item.type === 'summary');
}
