import type { SummaryResponse } from '../../compactor/summarizer.js';
import type { Turn } from '../../transcript/turn.js';
import type { SummarizerCall } from '../summarizer-call.js';

/** What is longer than this says more than that there is nothing to say. */
const SHORT = 300;

const PHRASES = [
  [
    'refusal',
    /^\W*(?:(?:i['’]?m|i am) (?:very |so )?sorry\b|sorry,|i (?:can['’]?t|cannot|can not|won['’]?t|will not|am unable|must decline)\b|i['’]m unable\b|i apologi[sz]e\b|as an ai\b)/i,
  ],
  [
    'placeholder',
    /^\W*(?:(?:there (?:is|was|are|were) )?(?:no (?:prior|previous|earlier|chat|conversation|summary|history|content|messages?)\b|nothing to (?:summari[sz]e|report|say)\b)|(?:n\/a|none|null|undefined|todo|tbd|summary|placeholder|empty)\W*$|summary (?:unavailable|not available|goes here)\b|the conversation (?:is|was) empty\b|\[object object\])/i,
  ],
  [
    'error-text',
    /^\W*(?:\w*(?:error|exception): |an? (?:unknown |unexpected )?error (?:has )?occurred\b|(?:http )?[45]\d\d (?:too many|internal|bad|service|unauthori[sz]ed|forbidden|not found)\b|(?:rate limit|too many requests|internal server error|service unavailable|bad gateway|request timed out|connection (?:refused|reset)|context[ _]length[ _]exceeded)\b|failed to (?:summari[sz]e|generate|fetch|connect)\b|traceback\b)/i,
  ],
] as const;

/**
 * Why an answer is no summary of the turns that were given; null where it may be one. A refusal, a placeholder or an
 * error's text is short, holds none of the `needles`, and is not to be found in the turns themselves.
 */
export function unusableAnswer(
  { kind, text }: SummaryResponse,
  given: readonly Turn[],
  needles: readonly string[],
): SummarizerCall['truth']['unusable'] {
  if (kind === 'toolCall') return 'tool-call';
  const says = text.trim();
  if (says === '') return 'blank';
  if (isEcho(says, given)) return 'echo';
  if (says.length > SHORT || needles.some((needle) => says.includes(needle))) return null;
  if (given.some((turn) => turn.text.includes(says))) return null;
  return PHRASES.find(([, phrase]) => phrase.test(says))?.[0] ?? null;
}

/** The only turn, repeated, is a poor summary, but one. */
function isEcho(says: string, given: readonly Turn[]): boolean {
  const texts = new Set(given.map((turn) => turn.text.trim()).filter((text) => text !== ''));
  return texts.size > 1 && texts.has(says);
}
