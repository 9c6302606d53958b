/** What a summarizer may say about the end of its text. */
export interface EndSignals {
  finish?: 'stop' | 'length' | 'filter';
  closingMarker?: string;
}

/** Whether a summary is known to be unfinished: by its finish reason, or since a promised marker is missing (S7). */
export function isCut(summary: string, { finish, closingMarker }: EndSignals): boolean {
  if (finish !== undefined && finish !== 'stop') return true;
  return closingMarker !== undefined && !summary.trimEnd().endsWith(closingMarker);
}
