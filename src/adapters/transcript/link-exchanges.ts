import type { Role, ToolResult, ToolUse } from '../../transcript/turn.js';
import { composeText } from '../../transcript/turn-text.js';
import type { ChatMessage } from './chat-message.js';

/** A turn's content with its tool exchange, under ids that are unique in the log. */
export interface Linked {
  role: Role;
  text: string;
  uses: ToolUse[];
  results: ToolResult[];
}

/**
 * Leads each result to the newest open call with its id, since real agents use ids again; a result without an open
 * call, and calls without ids, become plain text.
 */
export function linkExchanges(messages: readonly ChatMessage[]): Linked[] {
  const open = new Map<string, string>();
  const times = new Map<string, number>();

  function openCall(id: string): string {
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    const unique = time === 1 ? id : `${id}#${time}`;
    open.set(id, unique);
    return unique;
  }

  return messages.map(({ role, prose, calls, answers, results: given = [] }) => {
    const withIds = calls.length > 0 && calls.every((call) => call.id !== null);
    const uses = withIds ? calls.map(({ id, name, input }) => ({ id: openCall(id!), name, input })) : [];
    if (given.length > 0) {
      const results = given.flatMap(({ call, ...result }) => {
        const answered = open.get(call);
        open.delete(call);
        return answered === undefined ? [] : [{ use: answered, ...result }];
      });
      // What answers nothing is a text like any other.
      const rest = given.length > results.length ? given.map(({ text }) => text) : [];
      const said = [prose, ...rest].filter((text) => text !== '').join('\n');
      if (rest.length > 0) return { role, text: said, uses: [], results: [] };
      return { role, text: composeText({ prose, results }), uses: [], results };
    }
    const use = role === 'tool' && answers !== null ? open.get(answers) : undefined;
    if (use) {
      open.delete(answers!);
      return { role, text: prose, uses: [], results: [{ use, text: prose }] };
    }
    const text = composeText({ prose, uses: calls.map(({ name, input }) => ({ id: '', name, input })) });
    return { role, text, uses, results: [] };
  });
}
