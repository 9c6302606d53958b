import { describe, expect, it } from 'vitest';
import { CORRECT } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { play } from '../conversation.js';
import { TELLING } from './telling-conversations.js';

describe.each(CORRECT.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  it.each(Object.keys(TELLING))('keeps the law in the conversation that tells %s', async (name) => {
    const observation = await play(specimen.make(), TELLING[name]!);
    const broken = PROPERTIES.flatMap((property) => {
      const { needs, skip, id, judge } = property;
      if (needs.some((need) => !observation.supports[need]) || skip?.(observation.supports)) return [];
      return judge(observation, []).violations.map(({ says }) => `${id}: ${says}`);
    });
    expect(broken).toEqual([]);
  });

  it('takes turns out of the view when the summarizer is faithful', async () => {
    const { moments } = await play(specimen.make(), TELLING['always-refuses']!);
    const kept = moments.at(-1)!.view.flatMap((item) => (item.type === 'kept' ? [item.turn] : []));
    expect(kept).not.toContain('t1');
  });

  it('answers for every turn where it has a recall', async () => {
    const { moments, supports } = await play(specimen.make(), TELLING['input-range']!);
    const { answers } = moments.at(-1)!;
    if (!supports.recall) return expect(answers).toBeNull();
    const texts = Object.values(answers!).map((answer) => ('text' in answer ? answer.text : ''));
    for (const anchor of ['TICKET-7', 'src/a.ts', 'ERR-40', '9f2c1b7']) {
      expect(texts.filter((text) => text.includes(anchor))).not.toEqual([]);
    }
  });
});
