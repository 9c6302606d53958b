import type { Counterexample } from '../../src/run/report.js';
import { explanationInWords } from '../evidence/explanation.js';
import { plain } from './plain.js';

/** Which parts of the conversation matter, as a list; empty where that was not found out. */
export function explanationSection({ explanation }: Counterexample): string {
  if (!explanation) return '';
  const { matters, varies } = explanationInWords(explanation);
  const items = [
    ...matters.map((says) => `- ${plain(says)}`),
    ...(varies === null ? [] : [`- does not matter: ${plain(varies)}`]),
  ];
  return items.length === 0 ? '' : `### What matters\n\n${items.join('\n')}`;
}
