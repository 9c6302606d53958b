import type { Origin } from '../words/origin.js';

/** What a page knows beside its report. */
export interface HtmlContext {
  origin: Pick<Origin, 'subject' | 'given'>;
  /** The file that was judged, where nothing was run. */
  recording?: string | undefined;
  /** The interval in which a share lies of which `part` of `whole` were seen, with 95 % confidence. */
  intervalOf(part: number, whole: number): readonly [number, number] | null;
}
