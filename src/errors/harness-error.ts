/** What an error of the harness must say: what happened, why it matters, what to do next. */
export interface HarnessErrorText {
  readonly code: `CC_${string}`;
  readonly what: string;
  readonly why?: string;
  readonly next: string;
}

/** An error of the tool or of how it is used; never a verdict about a compactor. */
export class HarnessError extends Error {
  readonly code: `CC_${string}`;
  readonly next: string;

  constructor(text: HarnessErrorText, options?: { cause?: unknown }) {
    super([text.what, text.why, text.next].filter(Boolean).join('\n'), options);
    this.name = 'HarnessError';
    this.code = text.code;
    this.next = text.next;
  }
}
