import { visible } from '../text/visible.js';

/** A path with forward slashes as a relative URI. */
export function sourceUri(file: string): string {
  return visible(file).split('/').map(encodeURIComponent).join('/');
}
