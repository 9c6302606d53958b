/** What a summarizer may say about the end of its text. */
interface EndSignals {
  finish?: string;
  closingMarker?: string;
}

/** Whether a signal says that a summary is unfinished: its finish reason, or a promised marker that is missing. */
export function isCut(summary: string, { finish, closingMarker }: EndSignals = {}): boolean {
  if (finish !== undefined && finish !== 'stop') return true;
  return closingMarker !== undefined && !summary.trimEnd().endsWith(closingMarker);
}
