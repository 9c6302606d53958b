import { HarnessError } from '../errors/harness-error.js';

/** The file of a recorded conversation, and whether what is private in it is replaced before anything is made of it. */
export interface TranscriptSource {
  file: string;
  pseudonymise: boolean;
}

/**
 * Where the flags of a command say that turns are taken from, if they do.
 *
 * @throws HarnessError CC_OPTION_UNUSED
 */
export function transcriptSource({
  transcript,
  pseudonymise = false,
}: {
  transcript?: string;
  pseudonymise?: boolean;
}): TranscriptSource | null {
  if (transcript !== undefined) return { file: transcript, pseudonymise };
  if (!pseudonymise) return null;
  throw new HarnessError({
    code: 'CC_OPTION_UNUSED',
    what: '`--pseudonymise` does nothing without `--transcript`.',
    why: 'Generated conversations hold nothing private.',
    next: 'Name the recorded conversation with `--transcript <file>`, or leave out `--pseudonymise`.',
  });
}
