import type { Moment, SeenItem } from './observation.js';
import { remember } from './remember.js';

export type SeenSummary = Extract<SeenItem, { type: 'summary' }>;

/** The summaries in the view at a moment. */
export const summariesIn = remember(({ view }: Moment): readonly SeenSummary[] =>
  view.filter((item): item is SeenSummary => item.type === 'summary'),
);
