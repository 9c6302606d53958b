import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Dialect, StreamEvent } from './dialect.js';

/** Sends an answer at once; one that breaks off is promised longer than it comes. */
export function sendWhole(response: ServerResponse, { whole }: Dialect, answered: Answered): void {
  const body = Buffer.from(JSON.stringify(whole(answered)));
  const isBrokenOff = answered.reply.isBrokenOff;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  if (!isBrokenOff) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

/** Sends an answer event by event, as server-sent events or, where they are not wanted, as a JSON array. */
export async function sendStream(
  response: ServerResponse,
  { events, last }: Dialect,
  answered: Answered,
  { paceMs, asArray, signal }: { paceMs: number; asArray: boolean; signal: AbortSignal },
): Promise<void> {
  response.writeHead(200, {
    'content-type': asArray ? 'application/json' : 'text/event-stream',
    'cache-control': 'no-cache',
  });
  for (const [index, event] of events(answered).entries()) {
    if (index > 0 && paceMs > 0) await pause(paceMs, undefined, { signal });
    await write(
      response,
      asArray ? `${index === 0 ? '[' : ',\r\n'}${JSON.stringify(event.data)}` : lineOf(event),
      signal,
    );
  }
  if (answered.reply.isBrokenOff) {
    // What was written is to arrive before the connection ends.
    await pause(20, undefined, { signal });
    response.destroy();
  } else response.end(asArray ? ']' : last === null ? '' : `data: ${last}\n\n`);
}

function lineOf({ event, data }: StreamEvent): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** Whoever does not read is not written to. */
async function write(response: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
  if (response.write(text)) return;
  await new Promise<void>((resolve) => {
    response.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  signal.throwIfAborted();
}
