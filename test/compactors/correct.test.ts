import { describe, expect, it } from 'vitest';
import { CORRECT } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { judgementOf } from '../../src/property/judgement-of.js';
import { whySkipped } from '../../src/run/why-skipped.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { play } from '../conversation.js';
import { TELLING } from './telling-conversations.js';

describe.each(CORRECT.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  it.each(Object.keys(TELLING))('keeps the law in the conversation that tells %s', async (name) => {
    const again = (played: Scenario) => play(specimen.make(), played);
    const observation = await again(TELLING[name]!);
    const judged = PROPERTIES.filter((property) => whySkipped(property, observation.supports) === null);
    const broken: string[] = [];
    for (const property of judged) {
      const { violations } = await judgementOf(property, observation, again);
      broken.push(...violations.map(({ says }) => `${property.id}: ${says}`));
    }
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
