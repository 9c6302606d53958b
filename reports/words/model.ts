import type { ModelReport } from '../../src/run/report.js';
import { amount, count } from '../text/numbers.js';
import { visible } from '../text/visible.js';

/** Which model summarized, and where its answers came from. */
export function modelInWords({ name, cassettes, replayed, asked, tokens }: ModelReport): string {
  const used =
    tokens.input + tokens.output > 0
      ? ` (${amount(tokens.input)} tokens in, ${amount(tokens.output)} out)`
      : '';
  return `summarizer ${visible(name)} · ${count(replayed, 'answer')} replayed from ${visible(cassettes)} · ${asked} asked${used}`;
}
