import type { SeenAnswer } from '../../src/property/observation.js';
import { shorten } from '../text/shorten.js';

const SOURCES = { summary: ', from the summary', log: ', from the log', view: ', from the view' } as const;

/** What was answered, in at most `width` columns; `own` is the turn's own text, `lacks` the fact that is not there. */
export function answerInWords(
  answer: SeenAnswer,
  width: number,
  own?: string,
  lacks: string | null = null,
): string {
  if ('error' in answer) return shorten(`error: ${answer.error.name}: ${answer.error.message}`, width);
  const { text, source } = answer;
  const after = (source ? SOURCES[source] : '') + (lacks === null ? '' : `; lacks ${shorten(lacks, 30)}`);
  if (text === own && text !== '') return `its own text${after}`;
  return `${text === '' ? 'an empty text' : `“${shorten(text, width - after.length - 2)}”`}${after}`;
}
