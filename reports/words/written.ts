import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';

/** What a summarizer wrote, in a phrase: how much, and whether it was cut and said so. */
export function writtenInWords(call: SummarizerCall): string {
  const { response, truth } = call;
  if (!response) return `nothing: it failed with “${shorten(call.error ?? '', 60)}”`;
  if (response.kind === 'toolCall') return 'a tool call instead of a summary';
  if (truth.unusable === 'blank') return 'a blank text';
  const size = count(call.tokens, 'token');
  const what = truth.unusable && truth.unusable !== 'tool-call' ? ` (${NO_SUMMARY[truth.unusable]})` : '';
  return `${size}${what}${cutInWords(call)}`;
}

const NO_SUMMARY = {
  refusal: 'a refusal',
  placeholder: 'a placeholder',
  echo: 'an echo of the input',
  'error-text': 'the text of an error',
} as const;

function cutInWords({ response, truth }: SummarizerCall): string {
  if (truth.cut === 'none') return '';
  if (truth.cut === 'silent') return ', cut, and nothing says so';
  if (response?.finish === 'length') return ', cut, and its finish reason says so';
  return ', cut, and its closing marker is missing';
}
