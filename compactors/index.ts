import { agentLoop } from './correct/agent-loop.js';
import { extractiveLines } from './correct/extractive-lines.js';
import { jsonNotes } from './correct/json-notes.js';
import { keepsWhatDoesNotFit } from './correct/keeps-what-does-not-fit.js';
import { keptInAFile } from './correct/kept-in-a-file.js';
import { narrowedPrefix } from './correct/narrowed-prefix.js';
import { rawLogRecall } from './correct/raw-log-recall.js';
import { reference } from './correct/reference.js';
import { referencePair } from './correct/reference-pair.js';
import { reportedIds } from './correct/reported-ids.js';
import { reportingParagraph } from './correct/reporting-paragraph.js';
import { shorterPrefix } from './correct/shorter-prefix.js';
import { verifyingMessages } from './correct/verifying-messages.js';
import type { Specimen } from './specimen.js';

export { FAULTY } from './faulty.js';
export type { FaultySpecimen, Specimen } from './specimen.js';

/** Compactors of different designs that keep the law. */
export const CORRECT: readonly Specimen[] = [
  reference,
  referencePair,
  reportedIds,
  narrowedPrefix,
  keepsWhatDoesNotFit,
  shorterPrefix,
  rawLogRecall,
  verifyingMessages,
  agentLoop,
  extractiveLines,
  jsonNotes,
  reportingParagraph,
  keptInAFile,
];
