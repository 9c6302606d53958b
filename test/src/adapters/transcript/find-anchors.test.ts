import { expect, it } from 'vitest';
import { findAnchors } from '../../../../src/adapters/transcript/find-anchors.js';

it('prefers what names a thing to a word', () => {
  const anchors = findAnchors([
    'It failed with ERR-4711, unfortunately.',
    'The file is src/a.ts, apparently.',
  ]);
  expect(anchors).toEqual(['ERR-4711', 'src/a.ts']);
});

it('passes over a token that another text holds, but not over a longer one that begins with it', () => {
  expect(findAnchors(['see TICKET-1 and build 7741', 'again TICKET-1'])).toEqual(['7741', 'again']);
  expect(findAnchors(['see TICKET-1', 'see TICKET-12'])).toEqual(['TICKET-1', 'TICKET-12']);
});

it('gives equal texts one anchor', () => {
  expect(findAnchors(['build 991 broke', 'ok', 'build 991 broke'])).toEqual(['991', null, '991']);
});

it('takes a phrase of few words where every token stands elsewhere, and nothing of a text that is part of another', () => {
  expect(findAnchors(['345', 'from 344 to 345', 'and 344'])).toEqual([null, 'from 344', 'and 344']);
  expect(findAnchors(['build 991 again', 'the build 991 again'])).toEqual([null, 'the build']);
});

it('never takes a word that a summary may hold for another reason', () => {
  expect(findAnchors(['history', 'anchor'])).toEqual([null, null]);
});
