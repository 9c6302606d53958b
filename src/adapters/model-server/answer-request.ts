import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequest } from './bad-request.js';
import type { Answered, Dialect } from './dialect.js';
import { DIALECTS } from './dialects.js';
import { isAllowed } from './is-allowed.js';
import type { ModelPlayer } from './model-player.js';
import type { ModelExchange, ModelServerOptions } from './model-server-options.js';
import { readBody } from './read-body.js';
import { sendStream, sendWhole } from './send.js';

const MOST_BYTES = 32 * 2 ** 20;

/** What a request is answered with, and where that is written down. */
export interface Desk {
  player: ModelPlayer;
  options: ModelServerOptions;
  record(exchange: ModelExchange): void;
  index: number;
}

/** Answers one request; whatever it is, nothing is thrown. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  desk: Desk,
): Promise<void> {
  const { pathname, searchParams } = addressOf(request);
  const routes = DIALECTS.flatMap((dialect) => {
    const route = dialect.route(pathname);
    return route ? [{ dialect, route }] : [];
  });
  const { dialect, route } = routes[0] ?? { dialect: DIALECTS[0]!, route: {} };
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.on('error', () => {});
  try {
    if (!isAllowed(request, searchParams, desk.options.key))
      throw new BadRequest('Incorrect API key provided.', 401);
    if (routes.length === 0)
      throw new BadRequest(`There is no ${request.method} ${pathname.slice(0, 200)} here.`, 404);
    if (request.method !== 'POST') throw new BadRequest(`Expected POST, got ${request.method}.`, 405);
    const body = await readBody(request, desk.options.mostBytes ?? MOST_BYTES);
    const asArray = dialect.name === 'gemini' && searchParams.get('alt') !== 'sse';
    await answer(response, dialect, desk, { asked: dialect.read(body, route), asArray, signal: gone.signal });
  } catch (error) {
    if (gone.signal.aborted || response.headersSent) response.destroy();
    else refuse(request, response, dialect, refusalOf(error));
  }
}

/** Anybody may send anything for a path. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  try {
    return new URL(url.replace(/^\/*/, '/'), 'http://localhost');
  } catch {
    return new URL('http://localhost/');
  }
}

async function answer(
  response: ServerResponse,
  dialect: Dialect,
  { player, options, record, index }: Desk,
  { asked, asArray, signal }: { asked: Answered['request']; asArray: boolean; signal: AbortSignal },
): Promise<void> {
  const exchange: ModelExchange = { index, purpose: 'main', request: asked, call: null, status: null };
  // In the order of the requests, also where a later one is answered first.
  record(exchange);
  const { purpose, call, answer: reply } = await player.play(asked, signal);
  Object.assign(exchange, { purpose, call });
  try {
    if (signal.aborted) return;
    if (reply === 'lost') {
      response.destroy();
    } else if ('status' in reply) {
      exchange.status = reply.status;
      sendError(response, dialect, reply.status, reply.message);
    } else {
      exchange.status = 200;
      const answered = { request: asked, reply, id: `cc${index}`, created: Math.floor(Date.now() / 1000) };
      if (asked.stream)
        await sendStream(response, dialect, answered, { paceMs: options.paceMs ?? 0, asArray, signal });
      else sendWhole(response, dialect, answered);
    }
  } finally {
    options.onExchange?.(exchange);
  }
}

/** What is nested so deeply that the stack ends is no request of anybody's. */
function refusalOf(error: unknown): BadRequest {
  if (error instanceof BadRequest) return error;
  if (error instanceof RangeError) return new BadRequest('The request is nested too deeply.');
  return new BadRequest((error as Error).message, 500);
}

/** Whoever sends more than is read is told so, and then cut off. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  dialect: Dialect,
  error: BadRequest,
): void {
  if (!request.complete) response.setHeader('connection', 'close');
  sendError(response, dialect, error.status, error.message);
  request.resume();
  if (!request.complete) setTimeout(() => request.destroy(), 500).unref();
}

function sendError(response: ServerResponse, dialect: Dialect, status: number, message: string): void {
  const body = Buffer.from(JSON.stringify(dialect.error(status, message)));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}
