import { describe, expect, it } from 'vitest';
import { FAULTY, type FaultySpecimen } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { judgementOf } from '../../src/property/judgement-of.js';
import { whySkipped } from '../../src/run/why-skipped.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { play, tokenizer } from '../conversation.js';
import { TELLING } from './telling-conversations.js';

async function brokenBy(specimen: FaultySpecimen): Promise<string[]> {
  const again = (played: Scenario) => play(specimen.make(), played);
  const observation = await again(TELLING[specimen.name]!);
  const broken: string[] = [];
  for (const property of PROPERTIES) {
    if (whySkipped(property, observation.supports) !== null) continue;
    const { violations } = await judgementOf(property, observation, again);
    if (violations.length > 0) broken.push(property.id);
  }
  return broken;
}

describe.each(FAULTY.map((specimen) => [specimen.name, specimen] as const))('%s', (name, specimen) => {
  it('has a well-formed conversation that tells its fault', () => {
    expect(scenarioProblems(TELLING[name], tokenizer)).toEqual([]);
  });

  it(`breaks ${specimen.breaks} in it`, async () => {
    expect(await brokenBy(specimen)).toContain(specimen.breaks);
  });

  it('says in one sentence what is wrong', () => {
    expect(specimen.says).toMatch(/^[A-Z].*\.$/);
  });
});
