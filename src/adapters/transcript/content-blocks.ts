import type { ChatMessage } from './chat-message.js';
import { contentText } from './content-text.js';

type Block = Record<string, unknown>;

/** What the blocks of an Anthropic message say: its prose, the calls of tools, and results of earlier calls. */
export type Blocks = Pick<ChatMessage, 'prose' | 'calls'> & Required<Pick<ChatMessage, 'results'>>;

/** The blocks of a content that has tool uses or results, as Anthropic has them; null of any other content. */
export function contentBlocks(content: unknown): Blocks | null {
  if (!Array.isArray(content) || !content.some((block) => isUse(block) || isResult(block))) return null;
  const rest = content.filter((block) => !isUse(block) && !isResult(block));
  const prose = contentText(rest);
  if (prose === null) return null;
  return {
    prose,
    calls: content.filter(isUse).map(({ id, name, input }) => ({
      id: typeof id === 'string' ? id : null,
      name: String(name),
      input: JSON.stringify(input ?? {}),
    })),
    results: content.filter(isResult).map(({ tool_use_id: call, content: said, is_error: isError }) => ({
      call: String(call),
      text: contentText(said ?? '') ?? JSON.stringify(said),
      ...(isError === true && { failed: true as const }),
    })),
  };
}

function isUse(block: unknown): block is Block {
  return (block as Block | null)?.type === 'tool_use';
}

function isResult(block: unknown): block is Block {
  return (block as Block | null)?.type === 'tool_result';
}
