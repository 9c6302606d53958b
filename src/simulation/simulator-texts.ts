/** What a simulated summarizer that promises a closing marker ends its text with. */
export const CLOSING_MARKER = '[end of summary]';

/** What it writes in place of a summary: as if there had been nothing, or as if it must not. */
export const PLACEHOLDER = 'No prior history.';
export const REFUSAL = "I'm sorry, but I can't help with that.";

/** What it says of a turn that it never saw. */
export const MADE_UP_VALUE = 'as planned';

/** What it fills a summary with that grows beyond its budget; each word is one token in both encodings. */
export const FILLER = 'and then the work went on and on';

/** What it says in a language without spaces: that a turn is settled, and what links a key and its value. */
export const FOREIGN = { settled: '已经处理完毕', of: '的', is: '是' };

/** All words of its own; no anchor and no fact of a scenario may be present in them. */
export const SIMULATOR_TEXTS: readonly string[] = [
  CLOSING_MARKER,
  PLACEHOLDER,
  REFUSAL,
  MADE_UP_VALUE,
  FILLER,
  ...Object.values(FOREIGN),
];
