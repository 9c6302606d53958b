import type { ToolResult, ToolUse, Turn } from './turn.js';

interface Parts {
  prose: string;
  uses?: readonly ToolUse[];
  results?: readonly ToolResult[];
}

function rendered(parts: { uses?: readonly ToolUse[]; results?: readonly ToolResult[] }): string[] {
  return [
    ...(parts.uses ?? []).map((use) => `${use.name} ${use.input}`),
    ...(parts.results ?? []).map((result) => result.text),
  ];
}

/** The whole text of a turn: prose, tool uses, tool results, joined by line feeds; empty prose leaves no line. */
export function composeText(parts: Parts): string {
  const tail = rendered(parts);
  return (parts.prose === '' && tail.length > 0 ? tail : [parts.prose, ...tail]).join('\n');
}

/** The prose of a turn: its text without what its tool uses and results add. */
export function proseOf(turn: Turn): string {
  const tail = rendered(turn);
  if (tail.length === 0) return turn.text;
  return turn.text.slice(0, Math.max(0, turn.text.length - tail.join('\n').length - 1));
}
