/** Where a pattern has the turn's own text. */
export const OWN_TEXT = '…';

/** How summaries of common compactors begin, around the text of a turn. */
export const LOOKALIKES: readonly string[] = [
  '<summary>…</summary>',
  '[Summary] …',
  '[CONTEXT COMPACTION] …',
  'Previous conversation summary: …',
  '<conversation_summary>\n…\n</conversation_summary>',
  '## Summary\n…',
  'This session is being continued from a previous conversation. …',
  '[end of summary]\n…',
];

/** Characters of two UTF-16 units side by side, from an even place on and from an odd one; one of them is long. */
export const TWO_UNIT_TEXTS: readonly string[] = [
  `${'\u{1f642}'.repeat(48)} …`,
  `a${'\u{1f642}'.repeat(48)} …`,
  `a${'\u{1f642}'.repeat(600)} …`,
];

/** Texts of many more tokens than their length suggests: rare Han characters, base64 without a break. */
export const DENSE_TEXTS: readonly string[] = [
  '…鱻鱻纞虋爨籱灪麷齉',
  `…\n${'QmFzZTY0IGhhcyBubyB3b3Jkcw'.repeat(3)}`,
];
