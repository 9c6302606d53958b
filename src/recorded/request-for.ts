import type { SummaryRequest } from '../compactor/summarizer.js';
import type { ModelRequest } from './model-request.js';

/** What a model is asked where a compactor hands over turns, or an earlier summary; a prompt of its own goes as it is. */
export function requestFor({ turns, previous, prompt }: SummaryRequest, budget: number | null): ModelRequest {
  if (prompt !== undefined && turns === undefined && previous === undefined)
    return { system: '', prompt, budget };
  const parts = [
    ...(previous === undefined ? [] : [`<earlier-summary>\n${previous}\n</earlier-summary>`]),
    ...(prompt === undefined ? [] : [prompt]),
    ...(turns ?? []).map(({ role, text }) => `<turn role="${role ?? 'user'}">\n${text}\n</turn>`),
  ];
  return { system: instructions(budget), prompt: parts.join('\n\n'), budget };
}

function instructions(budget: number | null): string {
  const most = budget === null ? '' : ` Write at most ${budget} tokens.`;
  return `Summarize the conversation that you are given, for the agent that goes on with it and will not see it again. Write one short line for each turn that says something. Copy every path, id, number, name, command and error code exactly as it stands, and carry on what an earlier summary says. Write nothing but the summary.${most}`;
}
