/** The interfaces that a model can be asked in. */
export const DIALECTS = ['openai', 'anthropic'] as const;

export type DialectName = (typeof DIALECTS)[number];

/** Where the answers of models are recorded, and how the one under test is asked for what is not. */
export interface ModelOptions {
  /** A directory. */
  cassettes: string;
  /** The model that is asked, and where; null where nothing is recorded. */
  asked: { name: string; url: string; dialect: DialectName | null } | null;
}

export const CASSETTES = 'compaction-check.cassettes';
