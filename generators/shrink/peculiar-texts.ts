import { DENSE_TEXTS, LOOKALIKES, TWO_UNIT_TEXTS } from '../turn/odd-patterns.js';

/** What can be peculiar about a text, the plainer first: `…` is the plain sentence. */
export const PECULIAR_TEXTS: readonly string[] = [
  '…\n',
  ' …',
  '…  …',
  '…\r\n',
  '… $$',
  '… $&',
  '…\u3002',
  '…\u{1f642}',
  '"…"',
  '<b>…</b>',
  '```\n…\n```',
  ...LOOKALIKES,
  ...TWO_UNIT_TEXTS,
  ...DENSE_TEXTS,
];
