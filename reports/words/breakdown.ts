import type { Breakdown } from '../../src/property/observation.js';
import { shorten } from '../text/shorten.js';

const KINDS: Readonly<Record<Breakdown['kind'], string>> = {
  crashed: 'crashed',
  hung: 'did not return',
  exited: 'ended the process',
  nonsense: 'returned something outside the contract',
};

/** How the compactor broke off, in words. */
export function breakdownInWords({ kind, during, message }: Breakdown): string {
  return `${KINDS[kind]} during ${shorten(during, 60)}: ${shorten(message, 200)}`;
}
