import type { ModelRequest } from './dialect.js';

/** What a request to a model is for: a summary, the work itself, or the title of a conversation. */
export type Purpose = 'summary' | 'main' | 'title';

/** Tells purposes apart, by itself or by what the instructions of a request match. */
export type Classify = ((request: ModelRequest) => Purpose) | { summary?: RegExp; title?: RegExp };

const ASKS_FOR_SUMMARY =
  /\bsummari[sz](e|ing)\b|\b(create|write|provide|generate|produce|update|give)\b[^.]{0,80}\b(summary|checkpoint|handover)\b|\b(condense|compact)\b[^.]{0,40}\b(conversation|history|context|messages)\b/i;
const ASKS_FOR_TITLE =
  /\b(generate|write|give|create|provide|come up with)\b[^.]{0,80}\btitle\b|\btitle for\b/i;
const EDGE = 2000;

/**
 * The purpose of a request. Without patterns, and without a function of one's own, it is told by what the instructions
 * ask for: those apart from the messages, and the beginning and the end of the last message of the user.
 */
export function purposeOf(request: ModelRequest, classify: Classify = {}): Purpose {
  if (typeof classify === 'function') return classify(request);
  const { summary = ASKS_FOR_SUMMARY, title = ASKS_FOR_TITLE } = classify;
  const instructions = instructionsOf(request);
  if (matches(title, instructions)) return 'title';
  return matches(summary, instructions) ? 'summary' : 'main';
}

/** A global or sticky expression keeps its place between two tests. */
function matches(pattern: RegExp, texts: readonly string[]): boolean {
  return texts.some((text) => {
    pattern.lastIndex = 0;
    return pattern.test(text);
  });
}

function instructionsOf({ system, messages }: ModelRequest): string[] {
  const last = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const systems = messages.filter(({ role }) => role === 'system').map(({ text }) => text);
  const ends = last.length > 2 * EDGE ? [last.slice(0, EDGE), last.slice(-EDGE)] : [last];
  return [system, ...systems, ...ends];
}
