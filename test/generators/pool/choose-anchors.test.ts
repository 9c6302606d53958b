import { expect, it } from 'vitest';
import { chooseAnchors } from '../../../generators/pool/choose-anchors.js';

it('leaves out an anchor that stands in a text, in another anchor, or is one of the texts', () => {
  const candidates = ['TICKET-1', 'src/a.ts', 'a.b', 'see a.b here', 'owner', 'kept'];
  expect(chooseAnchors(candidates, ['about TICKET-1.', 'owner'])).toEqual([
    'src/a.ts',
    'see a.b here',
    'kept',
  ]);
});

it('keeps an anchor that is only a part of another token', () => {
  const candidates = ['TICKET-1', 'TICKET-12', 'err-7', 'ERR-7'];
  expect(chooseAnchors(candidates, ['TICKET-123'])).toEqual(candidates);
});

it('leaves out an anchor that two parts of a turn could spell together', () => {
  expect(chooseAnchors(['git push', 'other'], ['please git', ' push it'])).toEqual(['other']);
});

it('keeps one of two equal anchors', () => {
  expect(chooseAnchors(['twice', 'twice'], [])).toEqual(['twice']);
});
