import type { SummaryResponse } from 'compaction-check';

/**
 * Whether a provider would say that it stopped early.
 *
 * A provider knows no closing marker of ours and always has a stop reason, so a promised marker that is missing is
 * told to the framework in the only way it can hear.
 */
export function wasCut({ finish, closingMarker, text }: SummaryResponse): boolean {
  return finish === 'length' || (closingMarker !== undefined && !text.includes(closingMarker));
}
