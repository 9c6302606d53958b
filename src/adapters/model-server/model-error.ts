/** An error that the model answers with; a lost one is a connection that ends without an answer. */
export type ModelError = { status: number; message: string } | 'lost';

const NAMED: readonly (readonly [RegExp, number])[] = [
  [/overload/i, 529],
  [/rate.?limit|too many/i, 429],
  [/context|too long/i, 400],
  [/unauthori|api key/i, 401],
  [/unavailable/i, 503],
  [/timed? ?out|timeout/i, 504],
];

/** How a failure of the simulated summarizer looks over HTTP: by the status that it begins with, else by its words. */
export function modelErrorOf(message: string, isStall: boolean): ModelError {
  if (isStall) return 'lost';
  const leading = /^([45]\d\d)\b\s*/.exec(message);
  if (leading) return { status: Number(leading[1]), message: message.slice(leading[0].length) || message };
  return { status: NAMED.find(([words]) => words.test(message))?.[1] ?? 500, message };
}
