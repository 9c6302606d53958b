import { describe, expect, it } from 'vitest';
import { FAULTY } from '../../compactors/faulty.js';
import { CORRECT } from '../../compactors/index.js';
import { append, asks, compact, play, recall, said, scenario } from '../conversation.js';
import { brokenIn } from './broken-in.js';

const ANCHORS = ['TICKET-7', 'src/a.ts', 'ERR-40', '9f2c1b7'];
const LOG = [...ANCHORS.map((anchor, place) => said(`t${place + 1}`, anchor)), asks('t9')];
const STEPS = [append(...LOG), compact, recall];

describe.each(CORRECT.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  it.each(FAULTY.map(({ name, witness }) => [name, witness] as const))(
    'keeps the law in the conversation that tells %s',
    async (_, witness) => {
      expect((await brokenIn(specimen, witness)).broken).toEqual({});
    },
  );

  it('takes turns out of the view when the summarizer is faithful', async () => {
    const { moments } = await play(specimen.make(), scenario(STEPS));
    const kept = moments.at(-1)!.view.flatMap((item) => (item.type === 'kept' ? [item.turn] : []));
    expect(kept).not.toContain('t1');
  });

  it('answers for every turn where it has a recall', async () => {
    const faults = [{ fault: 'drop' as const, target: { at: 'middle' as const, turns: 2 } }];
    const { moments, supports } = await play(specimen.make(), scenario(STEPS, { summarizer: { faults } }));
    const { answers } = moments.at(-1)!;
    if (!supports.recall) return expect(answers).toBeNull();
    const texts = Object.values(answers!).map((answer) => ('text' in answer ? answer.text : ''));
    for (const anchor of ANCHORS) {
      expect(texts.filter((text) => text.includes(anchor))).not.toEqual([]);
    }
  });
});
