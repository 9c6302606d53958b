import type { Planted, Scenario } from '../../src/scenario/scenario.js';
import type { Attachment, Turn } from '../../src/transcript/turn.js';
import { PASSAGES } from '../planted/passages.js';

/** The plainest passage of a kind. */
export function plainPassage(kind: Planted['kind']): Planted {
  return { kind, text: PASSAGES[kind][0]! };
}

/** How far the planted passages are from the plainest. */
export function plantedRank({ planted = [] }: Scenario): number {
  return planted.filter(({ kind, text }) => text !== plainPassage(kind).text).length;
}

const PLAIN_ATTACHMENT: Attachment = { type: 'image', name: 'a.png' };

export function isPlainAttachment({ type, name }: Attachment): boolean {
  return type === PLAIN_ATTACHMENT.type && name === PLAIN_ATTACHMENT.name;
}

/** The turn with the plainest attachment in place of those that it has. */
export function withPlainAttachment(turn: Turn): Turn {
  return turn.attachments ? { ...turn, attachments: [PLAIN_ATTACHMENT] } : turn;
}
