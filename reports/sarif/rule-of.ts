import { SarifRuleBuilder } from 'node-sarif-builder';
import type { Property } from '../../src/property/property.js';
import type { PropertyReport } from '../../src/run/report.js';
import { plain } from '../markdown/plain.js';
import { shorten } from '../text/shorten.js';
import { explainCommand } from '../words/commands.js';
import { sarifText } from './sarif-text.js';

const ID = 200;
const CLAUSES = 10;

/** What a result says of its rule. */
export const ruleId = (id: string): string => shorten(id, ID);

/** A property as a rule; what it is about is told where it is known, `homepage` says where its documents are. */
export function ruleOf(
  { id, clauses, level, claim }: PropertyReport,
  about: Property | undefined,
  homepage: string | null,
): SarifRuleBuilder {
  const severity = level === 'must' ? 'error' : 'warning';
  const told = about ? [about.why, about.fix] : [];
  const more = explainCommand({ property: id, clauses });
  const builder = new SarifRuleBuilder({
    id: ruleId(id),
    shortDescription: { text: sarifText(claim) },
    fullDescription: { text: sarifText(about ? `${claim} ${about.why}` : claim) },
    help: {
      text: [...told, `See \`${more}\`.`].map(sarifText).join('\n\n'),
      markdown: helpOf(claim, about, clauses, more),
    },
    defaultConfiguration: { level: severity },
    properties: {
      tags: ['compaction', ...clauses.slice(0, CLAUSES).map((clause) => shorten(clause, ID))],
      'problem.severity': severity,
      precision: 'very-high',
    },
  });
  if (about && homepage !== null)
    builder.setHelpUri(`${homepage}#${encodeURIComponent(id.replaceAll('/', ''))}`);
  return builder;
}

function helpOf(
  claim: string,
  about: Property | undefined,
  clauses: readonly string[],
  more: string,
): string {
  return [
    `**${text(claim)}**`,
    ...(about
      ? [`**Why it matters.** ${text(about.why)}`, `**How to fix a breach.** ${text(about.fix)}`]
      : []),
    ...(clauses.length > 0 ? [`Clauses of the law: ${text(clauses.join(', '))}.`] : []),
    `More: ${text(more)}`,
  ].join('\n\n');
}

function text(words: string): string {
  return plain(sarifText(words));
}
