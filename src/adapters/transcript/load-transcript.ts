import { readFile } from 'node:fs/promises';
import { HarnessError } from '../../errors/harness-error.js';
import type { Tokenizer } from '../../tokens/tokenizer.js';
import type { Turn } from '../../transcript/turn.js';
import { withoutBom } from '../without-bom.js';
import { ANCHOR_KEY, findAnchors } from './find-anchors.js';
import { formatError } from './format-error.js';
import { kindOf } from './kind-of.js';
import { linkExchanges } from './link-exchanges.js';
import { readLines } from './read-lines.js';
import { readMessages } from './read-messages.js';

/**
 * The turns of a real conversation, texts byte for byte, with anchors found in them: OpenAI chat messages, a
 * SWE-agent trajectory, a session of Claude Code, or one message per line.
 *
 * @throws HarnessError CC_TRANSCRIPT_UNREADABLE, CC_TRANSCRIPT_FORMAT
 */
export async function loadTranscript(path: string, tokenizer: Tokenizer): Promise<Turn[]> {
  const messages = readMessages(parse(await read(path), path), path);
  const linked = linkExchanges(messages);
  const anchors = findAnchors(linked.map(({ text }) => text));
  return linked.map(({ role, text, uses, results }, index) => {
    const anchor = anchors[index]!;
    return {
      id: `t${index + 1}`,
      role,
      kind: kindOf(role, text),
      text,
      tokens: tokenizer.count(text),
      anchor,
      ...(anchor !== null && { facts: [{ key: ANCHOR_KEY, value: anchor }] }),
      ...(uses.length > 0 && { uses }),
      ...(results.length > 0 && { results }),
    };
  });
}

async function read(path: string): Promise<string> {
  try {
    return withoutBom(await readFile(path, 'utf8'));
  } catch (cause) {
    const what = `The conversation ${path} could not be read: ${(cause as Error).message}`;
    const why = 'Without it there are no turns to play.';
    const next = 'Check the path; it is relative to the working directory.';
    throw new HarnessError({ code: 'CC_TRANSCRIPT_UNREADABLE', what, why, next }, { cause });
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = readLines(text, path);
    if (lines) return lines;
    throw formatError(path, `text that is not JSON, beginning with ${JSON.stringify(text.slice(0, 40))}`);
  }
}
