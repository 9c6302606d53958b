import type { Counterexample } from '../../src/run/report.js';
import { explanationInWords } from '../evidence/explanation.js';
import { indent } from '../text/indent.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

/** Which parts of the smallest conversation matter, and which may be others; nothing where that was not found out. */
export function explanationLines({ explanation }: Counterexample, { colours, width }: Style): string[] {
  if (!explanation) return [];
  const { matters, varies } = explanationInWords(explanation);
  const lines = (text: string) => indent(wrap(visible(text), width - 3), 3);
  return [
    ...(matters.length > 0 ? ['', colours.bold('What matters'), ...matters.flatMap(lines)] : []),
    ...(varies === null ? [] : ['', colours.bold('What may as well be something else'), ...lines(varies)]),
  ];
}
