import { describe, expect, it } from 'vitest';
import { FAULTY, type FaultySpecimen } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { play, tokenizer } from '../conversation.js';
import { TELLING } from './telling-conversations.js';

async function brokenBy(specimen: FaultySpecimen): Promise<string[]> {
  const observation = await play(specimen.make(), TELLING[specimen.name]!);
  const judged = PROPERTIES.filter(({ needs, skip }) => {
    return needs.every((need) => observation.supports[need]) && !skip?.(observation.supports);
  });
  return judged.filter(({ judge }) => judge(observation, []).violations.length > 0).map(({ id }) => id);
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
