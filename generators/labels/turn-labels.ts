import { withoutTwins } from '../../src/simulation/faithful-summary.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Label } from './label.js';
import { dropsLookalike, hasLookalikes } from './lookalikes.js';

/** Of the turns before the first pass. */
export const TURN_LABELS: readonly Label[] = [
  { name: 'no turns', share: 0.004, occurs: ({ log }) => log.length === 0 },
  { name: 'up to 20 turns', share: 0.8, occurs: ({ log }) => log.length <= 20 },
  { name: '80 to 199 turns', share: 0.02, occurs: ({ log }) => log.length >= 80 && log.length < 200 },
  { name: '400 turns or more', share: 0.004, occurs: ({ log }) => log.length >= 400 },
  ...(['system', 'user', 'assistant', 'tool'] as const).map((role) => ({
    name: `a turn of the ${role}`,
    share: { system: 0.15, user: 0.8, assistant: 0.7, tool: 0.2 }[role],
    occurs: some((turn) => turn.role === role),
  })),
  { name: 'prose', share: 0.8, occurs: some(({ kind }) => kind === 'prose') },
  { name: 'structured text', share: 0.4, occurs: some(({ kind }) => kind === 'structured') },
  { name: 'an empty turn', share: 0.02, occurs: some(({ text, tokens }) => text === '' && tokens === 0) },
  { name: 'a turn without an anchor', share: 0.15, occurs: some(({ anchor }) => anchor === null) },
  { name: 'white space around a turn', share: 0.02, occurs: some(({ text }) => text.trim() !== text) },
  { name: 'a fact beside the anchor', share: 0.1, occurs: some(isStrict) },
  { name: 'two facts in a turn', share: 0.01, occurs: some(({ facts }) => (facts?.length ?? 0) > 1) },
  { name: 'a pinned turn', share: 0.01, occurs: some(({ pinned }) => pinned === true) },
  {
    name: 'twins',
    share: 0.02,
    occurs: ({ log }) => withoutTwins(log).length < log.filter(({ anchor }) => anchor !== null).length,
  },
  { name: 'lookalike anchors', share: 0.1, occurs: ({ handed }) => hasLookalikes(handed) },
  { name: 'lookalike dropped', share: 0.04, occurs: dropsLookalike },
  {
    name: 'a turn above the budget',
    share: 0.05,
    suits: ({ takesBudget }) => takesBudget,
    occurs: ({ log, settings: { summaryBudget: budget }, isOdd }) =>
      !isOdd && budget !== null && log.some(({ tokens }) => tokens > budget),
  },
  {
    name: 'an attachment',
    share: 0.05,
    suits: ({ takesAttachments }) => takesAttachments,
    occurs: some(({ attachments }) => attachments !== undefined),
  },
  ...(['secret', 'injection'] as const).map((kind) => ({
    name: `a planted ${kind}`,
    share: 0.02,
    occurs: ({ scenario }: { scenario: { planted?: { kind: string }[] } }) =>
      scenario.planted?.some((planted) => planted.kind === kind) ?? false,
  })),
];

function some(is: (turn: Turn) => boolean): Label['occurs'] {
  return ({ log }) => log.some(is);
}

/** A fact's value is another token than the anchor. */
export function isStrict({ facts, anchor }: Turn): boolean {
  return facts?.some(({ value }) => value !== anchor) ?? false;
}
