import { describe, expect, it } from 'vitest';
import { answerChanged } from '../../../../src/self-check/corruptions/answer-changed.js';
import { answerEmpty } from '../../../../src/self-check/corruptions/answer-empty.js';
import { answerHollow } from '../../../../src/self-check/corruptions/answer-hollow.js';
import { answerNotFound } from '../../../../src/self-check/corruptions/answer-not-found.js';
import { answerSourceSwapped } from '../../../../src/self-check/corruptions/answer-source-swapped.js';
import { strangerAnswered } from '../../../../src/self-check/corruptions/stranger-answered.js';
import { lookAt } from '../look-at.js';

const asItIs = await lookAt(null);

describe('an answer', () => {
  it('is that of the compactor without a corruption', async () => {
    expect(await asItIs.answer('t2')).toEqual({ text: '- TICKET-1: owner = Anna', source: 'summary' });
    expect(await asItIs.answer('t12')).toEqual({ text: 'Remember LAST-12.', source: 'view' });
  });

  it('has another last character', async () => {
    const { answer } = await lookAt(answerChanged);
    expect(await answer('t2')).toEqual({ text: '- TICKET-1: owner = Annq', source: 'summary' });
  });

  it.each([
    { corruption: answerNotFound, text: 'not found' },
    { corruption: answerEmpty, text: '' },
    { corruption: answerHollow, text: 'TICKET-1' },
  ])('is $corruption.says', async ({ corruption, text }) => {
    expect(await (await lookAt(corruption)).answer('t2')).toBe(text);
  });

  it('stays where a turn has no anchor to answer with', async () => {
    expect(await (await lookAt(answerHollow)).answer('t10')).toEqual(await asItIs.answer('t10'));
  });

  it('is said to come from somewhere else', async () => {
    const { answer } = await lookAt(answerSourceSwapped);
    expect([(await answer('t2')).source, (await answer('t12')).source]).toEqual(['log', 'summary']);
  });

  it('is given for an unknown id, by this corruption only', async () => {
    const { answer } = await lookAt(strangerAnswered);
    expect(await answer('nobody')).toBe('There is no such turn.');
    expect(await answer('t2')).toEqual(await asItIs.answer('t2'));
    await expect((await lookAt(answerNotFound)).answer('nobody')).rejects.toThrow('nobody');
  });
});
