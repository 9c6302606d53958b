import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a request has the key where its dialect puts it: a bearer token, `x-api-key`, `x-goog-api-key` or `?key=`. */
export function isAllowed(
  { headers }: IncomingMessage,
  query: URLSearchParams,
  key: string | undefined,
): boolean {
  if (key === undefined) return true;
  const bearer = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const given = [bearer, headers['x-api-key'], headers['x-goog-api-key'], query.get('key')];
  return given.some((one) => typeof one === 'string' && isSame(one, key));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
