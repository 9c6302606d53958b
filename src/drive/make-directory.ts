import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new directory for one session, and how to remove it with all that is in it. */
export function makeDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'compaction-check-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}
