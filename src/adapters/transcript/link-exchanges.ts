import type { Role, ToolResult, ToolUse } from '../../transcript/turn.js';
import { composeText } from '../../transcript/turn-text.js';
import type { Message, ResultPart, UsePart } from './message.js';
import { joinedText } from './part-text.js';

/** A turn's content with its tool exchange, under ids that are unique in the log. */
export interface Linked {
  role: Role;
  text: string;
  uses: ToolUse[];
  results: ToolResult[];
}

/**
 * One turn's content for each message. A result is led to the newest open call with its id, since real agents use ids again; a
 * result without an open call, a call without an id, and a call that its own message answers become plain text.
 */
export function linkExchanges(messages: readonly Message[]): Linked[] {
  const open = new Map<string, string>();
  const times = new Map<string, number>();
  const taken = new Set<string>();

  function openCall(id: string): string {
    let time = (times.get(id) ?? 0) + 1;
    while (taken.has(nth(id, time))) time++;
    times.set(id, time);
    taken.add(nth(id, time));
    open.set(id, nth(id, time));
    return nth(id, time);
  }

  return messages.map(({ role, parts }) => {
    const uses = new Map<UsePart, ToolUse>();
    const results = new Map<ResultPart, ToolResult>();
    const within = answeredWithin(parts);
    for (const part of parts) {
      if (part.type === 'use' && part.id !== null && !within.has(part.id)) {
        uses.set(part, { id: openCall(part.id), name: part.name, input: part.input });
      }
      if (part.type !== 'result' || part.use === null || within.has(part.use)) continue;
      const use = open.get(part.use);
      if (use === undefined) continue;
      open.delete(part.use);
      results.set(part, { use, text: joinedText(part.parts), ...(part.failed && { failed: true }) });
    }
    const rest = parts.filter((part) => !uses.has(part as UsePart) && !results.has(part as ResultPart));
    const linked = { uses: [...uses.values()], results: [...results.values()] };
    const answers = parts.some((part) => part.type === 'result' && !within.has(part.use ?? ''));
    return {
      role: answers && role === 'user' ? 'tool' : role,
      text: composeText({ prose: joinedText(rest), ...linked }),
      ...linked,
    };
  });
}

function nth(id: string, time: number): string {
  return time === 1 ? id : `${id}#${time}`;
}

/** The calls that are answered in their own message, as those of tools that the provider runs. */
function answeredWithin(parts: Message['parts']): Set<string> {
  const called = new Set(parts.flatMap((part) => (part.type === 'use' && part.id !== null ? [part.id] : [])));
  return new Set(
    parts.flatMap((part) => (part.type === 'result' && called.has(part.use!) ? [part.use!] : [])),
  );
}
