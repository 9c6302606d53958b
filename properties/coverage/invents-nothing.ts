import { freshSummaries, ownWords } from '../../src/property/fresh-summaries.js';
import { logAt } from '../../src/property/log-at.js';
import type { Property, Violation } from '../../src/property/property.js';

const IDENTIFIER =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:[-_#][\p{L}\p{N}]+)*[-_#]?\d[\p{L}\p{N}]*(?![\p{L}\p{N}])/gu;
const NUMBER = /(?<![\p{L}\p{N}.,])\d(?:[\d.,]*\d)?(?![\p{L}\p{N}])/gu;
/** Marks are paired whatever they enclose, or the end of a short quotation would begin the next. */
const QUOTATION = /["“]([^"“”\n]*)["”]/gu;
const WORTH_QUOTING = 8;

/** What a compactor may well say of its own work: when, in which pass, of how many turns or tokens. */
const OF_ITS_OWN = new RegExp(
  [
    String.raw`\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|\d\d?:\d\d(?::\d\d)?`,
    String.raw`\d[\d.,]*\s*(?:%|(?:tokens?|turns?|messages?|entries|items?|characters?|chars|words?|lines?|bytes|passes)\b)`,
    String.raw`\b(?:pass|summary|checkpoint|part|version|step|turns?|messages?|tokens?)\b\W{0,3}\d+(?:\W{1,3}\d+)*`,
    String.raw`&#x?[\da-f]+;|\\u[\da-f]{4}|\\x[\da-f]{2}`,
  ].join('|'),
  'giu',
);

export const inventsNothing: Property = {
  id: 'coverage/invents-nothing',
  clauses: ['K16'],
  level: 'should',
  claim: 'What a compactor itself adds to a summary names no id, number or quotation that nobody wrote.',
  why: 'A model acts on an approval, a ticket or a count as if a user had given it.',
  fix: 'Fill the slots of a template only with what was read in the turns, and leave the others out.',
  needs: [],
  premise: { text: 'a summary is in force', share: 0.05, never: 'no summary was ever in force' },
  judge(observation) {
    const violations: Violation[] = [];
    const fresh = freshSummaries(observation);
    for (const one of fresh) {
      const own = ownWords(observation, one);
      if (own === '') continue;
      const { moment, now } = one;
      const log = logAt(observation.scenario, now);
      const answers = observation.moments
        .slice(0, moment + 1)
        .flatMap(({ calls }) => calls.map((call) => call.response?.text ?? call.error ?? ''));
      const texts = [
        ...log.map(({ text }) => text),
        ...log.map(({ id }) => id),
        ...answers,
        one.summary.summaryId,
      ].map(plain);
      const isKnown = (token: string) => texts.some((text) => text.includes(plain(token)));
      const isCount = (token: string) => Number(token) <= log.length;
      const made = tokensIn(own).find((token) => !isCount(token) && !isKnown(token));
      if (made === undefined) continue;
      violations.push({
        moment,
        says: `the summary says ${JSON.stringify(made)}, which no turn and no summarizer said`,
      });
    }
    return { met: fresh.length, violations };
  },
};

function tokensIn(text: string): string[] {
  const said = text.replace(OF_ITS_OWN, ' ');
  return [
    ...[...said.matchAll(QUOTATION)].map((match) => match[1]!).filter(isQuoted),
    ...(said.match(IDENTIFIER) ?? []),
    ...(said.match(NUMBER) ?? []),
  ];
}

/** A quotation begins and ends with what it quotes; what stands between two of them has spaces around it. */
function isQuoted(text: string): boolean {
  return text.length >= WORTH_QUOTING && text === text.trim();
}

/** Spelling aside: case, normal form, white space, the thousands of a number. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '');
}
