import { type JSONValue, Message, TextBlock, ToolResultBlock, ToolUseBlock } from '@strands-agents/sdk';
import type { Turn } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../../templates/shared/turn-parts.js';

/** A turn as a Strands message: there are two roles, and results stand in user messages. */
export function messageOf(turn: Turn): Message {
  const role = turn.role === 'assistant' ? 'assistant' : 'user';
  if (turn.results?.length) return new Message({ role, content: turn.results.map(resultBlock) });
  const uses = (turn.uses ?? []).map(
    (use) => new ToolUseBlock({ name: use.name, toolUseId: use.id, input: argumentsOf(use) as JSONValue }),
  );
  const prose = proseOf(turn);
  const content = prose === '' && uses.length > 0 ? uses : [new TextBlock(prose), ...uses];
  return new Message({ role, content });
}

function resultBlock({ use, text, failed }: NonNullable<Turn['results']>[number]): ToolResultBlock {
  const status = failed ? 'error' : 'success';
  return new ToolResultBlock({ toolUseId: use, status, content: [new TextBlock(text)] });
}

/** The text of a message; `inputs` has the arguments of each use as they were written. */
export function textOf(message: Message, inputs: ReadonlyMap<string, string>): string {
  const prose: string[] = [];
  const uses: { name: string; input: string }[] = [];
  for (const block of message.content) {
    if (block.type === 'textBlock') prose.push(block.text);
    if (block.type === 'toolUseBlock') {
      uses.push({ name: block.name, input: inputs.get(block.toolUseId) ?? JSON.stringify(block.input) });
    }
    if (block.type === 'toolResultBlock') {
      prose.push(...block.content.map((part) => (part.type === 'textBlock' ? part.text : `[${part.type}]`)));
    }
  }
  return textWith(prose.join('\n'), uses);
}
