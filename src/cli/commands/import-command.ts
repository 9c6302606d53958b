import { pseudonymisedConversation } from '../../adapters/pseudonyms/pseudonymised-conversation.js';
import { readFileBytes } from '../../adapters/transcript/read-file-bytes.js';
import { storedConversation } from '../../adapters/transcript/stored-conversation.js';
import { importLines } from '../import/import-lines.js';
import { readFormat } from '../import/read-format.js';
import { outputPath } from '../output-path.js';
import { put } from '../put.js';

/** The flags of `import`, as commander gives them. */
export interface ImportFlags {
  format?: string;
  pseudonymise?: true;
  output?: string;
  quiet?: true;
}

/**
 * Makes one plain JSON file of recorded conversations, and says on standard error what was read.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function importCommand(paths: readonly string[], flags: ImportFlags): Promise<number> {
  const { quiet = false } = flags;
  const format = readFormat(flags.format);
  const output = outputPath('--output', flags.output) ?? true;
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFileBytes(path) })));
  const original = storedConversation(files, format);
  const { conversation, counts } = flags.pseudonymise
    ? pseudonymisedConversation(original)
    : { conversation: original, counts: null };
  const text = `${JSON.stringify(conversation, null, 1)}\n`;
  put(output, text);
  if (!quiet) process.stderr.write(importLines(original, output, counts).join(''));
  return 0;
}
