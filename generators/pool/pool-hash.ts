import { createHash } from 'node:crypto';
import type { Pool } from './pool.js';

/** SHA-256 of everything in the pool but its own hash, in hexadecimal. */
export function poolHash({ hash: _, ...content }: Pool): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
