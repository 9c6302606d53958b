import { describe, expect, it } from 'vitest';
import { tracedAttachments } from '../../../src/simulation/traced-attachments.js';
import { said } from '../../conversation.js';

const shot = said('t1', 'TICKET-7', { attachments: [{ type: 'image', name: 'screenshot-1.png' }] });
const { attachments: _, ...bare } = shot;
const docker = said('t2', 'ERR-40', { text: 'The image of ERR-40 is too large.' });
const known = [shot, docker];

describe('an attachment', () => {
  it('is known by the turn that was handed over with it', () => {
    expect(tracedAttachments({ turns: known }, known)).toEqual(['t1']);
    expect(tracedAttachments({ turns: [bare, docker] }, known)).toEqual([]);
  });

  it('is known by its name, wherever that stands', () => {
    expect(tracedAttachments({ prompt: `[screenshot-1.png] ${shot.text}` }, known)).toEqual(['t1']);
    expect(tracedAttachments({ prompt: 'screenshot-1.pngx' }, known)).toEqual([]);
  });

  it('is known by its type, unless a turn says that word itself', () => {
    expect(tracedAttachments({ prompt: `<image>\n${shot.text}` }, known)).toEqual(['t1']);
    expect(tracedAttachments({ prompt: `${shot.text}\n${docker.text}` }, known)).toEqual([]);
  });
});
