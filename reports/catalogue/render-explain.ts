import type { Property } from '../../src/property/property.js';
import { coloursOf } from '../text/colours.js';
import { indent } from '../text/indent.js';
import { percentGiven } from '../text/numbers.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

/** What a property claims, why that matters, when it says something, what it needs, how to fix a breach. */
export function renderExplain(property: Property, color: boolean, width = 80): string {
  const { id, clauses, level, claim, why, premise, needs, fix, subject } = property;
  const colours = coloursOf(color);
  const section = (title: string, text: string) => [
    colours.bold(title),
    ...text.split('\n').flatMap((line) => indent(wrap(visible(line), width - 2))),
    '',
  ];
  const share = `If that occurs in fewer than ${percentGiven(premise.share)} of the runs, the verdict is unknown.`;
  return [
    [
      colours.bold(colours.cyan(visible(id))),
      clauses.map(visible).join(' '),
      level,
      subject && 'of a summarizer on its own',
    ]
      .filter(Boolean)
      .join(' · '),
    '',
    ...section('Claim', claim),
    ...section('Why it matters', why),
    ...section('When it says something', `Wherever ${premise.text}.${premise.share > 0 ? ` ${share}` : ''}`),
    ...section(
      `What a ${subject ?? 'compactor'} needs for it`,
      needs.length > 0
        ? `${needs.join(', ')} (capabilities: see docs/contract.md, or what \`supports\` declares)`
        : 'Nothing beyond the contract.',
    ),
    ...section('How to fix a breach', fix),
    ...(level === 'should'
      ? ['A breach is reported; it fails the run only with `--level should`.']
      : ['A breach fails the run.']),
    '',
  ].join('\n');
}
