import { ProtocolTrouble } from '../adapters/command/protocol-trouble.js';
import { LostError } from '../compactor/lost-error.js';
import { NonsenseError } from '../compactor/nonsense-error.js';
import { isBreakdown } from '../drive/is-breakdown.js';
import { thrownFrom } from '../drive/thrown.js';
import { OutOfTime } from '../drive/time-limit.js';

const PAGE = 'docs/protocol.md';

/** What to do about an error that an adapter made. */
export function adviceOn(error: unknown, isProgram: boolean): string {
  if (error instanceof OutOfTime && !isProgram)
    return 'It blocks the thread, or awaits what never comes. If it only is slow, give --step-limit.';
  if (error instanceof NonsenseError && error.cause instanceof ProtocolTrouble) return onLine(error.cause);
  if (error instanceof NonsenseError)
    return `Give what the table of calls in docs/contract.md says of \`${error.call}\`.`;
  if (error instanceof OutOfTime || (error instanceof LostError && error.kind === 'hung')) {
    return 'End each message with a line feed and flush it; read one line at a time, not until standard input ends; answer each `calls`. If it only is slow, give --step-limit.';
  }
  if (error instanceof LostError && error.message.includes('in the middle of a line'))
    return 'End each message with a line feed and flush it, before the program ends.';
  if (error instanceof LostError)
    return 'Answer each `calls`, also where something fails, and end only when standard input does. An error belongs in its result: {"error":{"message":"…"}}.';
  const { engine } = thrownFrom(error);
  return engine
    ? 'It is an error that nobody raises on purpose: look at the line of your code that raised it.'
    : 'This call has to work here; an error declines it.';
}

function onLine({ message, field, got }: ProtocolTrouble): string {
  if (got.includes('NaN')) return 'Write such numbers as strings: "NaN", "Infinity", "-Infinity".';
  if (message.includes('line of JSON'))
    return 'Write messages only to standard output, each as one line; print to standard error.';
  if (message.includes('UTF-8')) return 'Write UTF-8, or escape all that is not ASCII.';
  if (message.includes('one for each call'))
    return 'Give one result for each call of the message, in their order, also for those after one that failed.';
  if (message.includes('nothing else was asked'))
    return 'Answer each `calls` once, with its own `id`, and nothing else.';
  if (message.includes('no call is at work'))
    return 'Ask for summaries and counts only between a `calls` and your answer to it.';
  if (message.includes('turns that were appended'))
    return 'Show a turn by the id that it was appended with, or as an object with `id` and `text`.';
  if (message.includes('no field of that name'))
    return `Leave \`${field}\` out, or spell it as ${PAGE} does.`;
  return `Give \`${field || 'the message'}\` the shape that ${PAGE} shows.`;
}

/** Whether nothing more can be asked after this error. */
export function isFinal(error: unknown): boolean {
  return isBreakdown(error) || error instanceof OutOfTime;
}
