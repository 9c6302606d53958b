import type { Category } from './category.js';

/** How many facts of how many. */
export interface Share {
  held: number;
  of: number;
}

/** Into how many parts of equal length a prefix is divided, to say where in it facts are lost. */
export const PLACES = 10;

/** What one pass over one conversation came to. */
export interface Sample {
  /** Tokens of the prefix by tokens of the budget. */
  ratio: number;
  /** The share of the prefix's facts that a summary in the view holds. */
  coverage: number;
  facts: number;
  /** The share that any summary of the budget could hold at most. */
  best: number;
  categories: Readonly<Record<Category, Share>>;
  /** From the oldest part of the prefix to the newest. */
  places: readonly Share[];
}

/** Why a pass could not be measured. */
export interface Unmeasured {
  /** The ratio that was asked for. */
  ratio: number;
  kind: 'refused' | 'broke down';
  reason: string;
}
