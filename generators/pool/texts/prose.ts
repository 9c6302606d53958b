import type { Filler } from '../fillers.js';
import { paragraph, times } from './paragraph.js';

const SENTENCES: readonly ((fill: Filler) => string)[] = [
  (fill) => `I went through the ${fill.hacker.noun()} code this morning and it is clearer than I remembered.`,
  (fill) => `The ${fill.hacker.adjective()} ${fill.hacker.noun()} still fails when the network is slow.`,
  (fill) => `Let us keep the ${fill.word.adjective()} part for later and finish the migration first.`,
  (fill) =>
    `${fill.person.firstName()} asked whether we can ${fill.hacker.verb()} the ${fill.hacker.noun()} before Friday.`,
  (fill) => `We tried to ${fill.hacker.verb()} it twice; the second attempt was a little better.`,
  () => `My guess is that the cache keeps a stale entry, but I have not proved it yet.`,
  (fill) => `${fill.company.name()} uses the same approach, and they are happy with it.`,
  (fill) => `Nothing in the ${fill.word.noun()} suggests that the change is risky.`,
  (fill) => `If that does not work, ${fill.hacker.phrase().toLowerCase()}`,
  () => `The tests pass on my machine, which unfortunately says little about the build server.`,
  (fill) => `Could you write down what you expect from the ${fill.word.adjective()} ${fill.word.noun()}?`,
  () => `I'd rather not touch the scheduler now; it's old, it's odd, and it doesn't complain.`,
  (fill) => `That said, ${fill.company.buzzPhrase()} is not what this ticket asks for.`,
  (fill) => `Please note: the ${fill.word.noun()} must stay readable for people who join the team later.`,
];

/** Ordinary talk about work, in English. */
export function proseTexts(fill: Filler, count: number): string[] {
  return times(count, () => paragraph(fill, () => fill.helpers.arrayElement(SENTENCES)(fill)));
}
