import { createHash } from 'node:crypto';
import type { Report } from '../../src/run/report.js';
import { renderDigest } from '../digest/render-digest.js';
import type { Origin } from '../words/origin.js';

/** GitHub takes 65,536 characters in a comment. */
const LONGEST = 65_000;

/**
 * A report as Markdown for a comment on a pull request. Its first line is not shown, and the same in every comment on this
 * compactor, so that the comment can be found again and written anew.
 */
export function renderComment(report: Report, origin: Origin): string {
  const marker = markerOf(report.compactor.name);
  const room = { most: LONGEST - marker.length - 1, sizeOf: (text: string) => text.length };
  return `${marker}\n${renderDigest(report, origin, room)}`;
}

/** A name may hold what ends a comment in HTML; a hash of it may not. */
function markerOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `<!-- compaction-check ${slug} ${createHash('sha1').update(name).digest('hex').slice(0, 8)} -->`;
}
