import type { IncomingMessage } from 'node:http';
import { BadRequest } from './bad-request.js';
import { type Fields, isFields } from './body-fields.js';
import { keepWritten } from './written-json.js';

/** The JSON object that a request holds. @throws BadRequest when it holds none, or is longer than `mostBytes`. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Fields> {
  const tooLong = new BadRequest(`The request is longer than ${mostBytes} bytes.`, 413);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLong;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw tooLong;
    parts.push(part);
  }
  const source = Buffer.concat(parts).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new BadRequest('The body of the request is no JSON.');
  }
  if (isFields(value)) {
    keepWritten(source, value);
    return value;
  }
  throw new BadRequest('The body of the request is no JSON object.');
}
