import { isPresent } from '../transcript/presence.js';

/**
 * The first line of a summary that holds all the evidence for a turn, null if there is none: an answer must not lack
 * the fact that is asked for, even where the summary as a whole has it somewhere (S9, S12).
 *
 * @param evidence the turn's anchor, then the values of its facts
 */
export function answerFromSummary(summary: string, evidence: readonly string[]): string | null {
  const anchor = evidence[0];
  if (anchor === undefined) return null;
  for (let at = summary.indexOf(anchor); at >= 0; at = summary.indexOf(anchor, at + 1)) {
    const end = summary.indexOf('\n', at);
    const line = summary.slice(summary.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
    if (evidence.every((token) => isPresent(token, line))) return line;
  }
  return null;
}
