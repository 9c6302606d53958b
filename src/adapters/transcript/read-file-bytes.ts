import { readFile } from 'node:fs/promises';
import { HarnessError } from '../../errors/harness-error.js';

/** The bytes of the file of a conversation. @throws HarnessError CC_TRANSCRIPT_UNREADABLE */
export async function readFileBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const what = `The conversation ${path} could not be read: ${(cause as Error).message}`;
    const why = 'Without it there are no turns to play.';
    const next = 'Check the path; it is relative to the working directory.';
    throw new HarnessError({ code: 'CC_TRANSCRIPT_UNREADABLE', what, why, next }, { cause });
  }
}
