import { describe, expect, it } from 'vitest';
import { FAULT_KINDS, FAULTY, type FaultKind } from '../../compactors/faulty.js';
import { PROPERTIES } from '../../properties/registry.js';
import { whySkipped } from '../../src/run/why-skipped.js';
import { logOf } from '../../src/scenario/log-of.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { tokenizer } from '../conversation.js';
import { brokenIn } from './broken-in.js';

const propertyOf = (id: string) => PROPERTIES.find((property) => property.id === id)!;

/** So many turns and steps a person can take in. */
const MOST_TURNS = 3;
const MOST_STEPS = 4;

describe.each(FAULTY.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  const { breaks, alsoBreaks = [], says, twin, witness } = specimen;

  it('has a small, well-formed witness that counts its turns', () => {
    expect(scenarioProblems(witness, tokenizer)).toEqual([]);
    const ids = logOf(witness).map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, place) => `t${place + 1}`));
    expect(ids.length).toBeLessThanOrEqual(MOST_TURNS);
    expect(witness.steps.length).toBeLessThanOrEqual(MOST_STEPS);
  });

  it(`breaks ${breaks} in it, and nothing that does not follow`, async () => {
    const broken = Object.keys((await brokenIn(specimen, witness)).broken);
    const { implies = [] } = propertyOf(breaks);
    expect(broken).toEqual(expect.arrayContaining([breaks, ...alsoBreaks]));
    expect(broken.filter((id) => ![breaks, ...alsoBreaks, ...implies].includes(id))).toEqual([]);
  });

  it(`has a twin, ${twin.name}, that keeps the law in it and is judged by the same property`, async () => {
    const { supports, broken } = await brokenIn(twin, witness);
    expect(broken).toEqual({});
    expect(whySkipped(propertyOf(breaks), supports)).toBeNull();
  });

  it('says in one sentence what is wrong', () => {
    expect(says).toMatch(/^[A-Z].*\.$/);
  });
});

it.each(Object.entries<FaultKind>(FAULT_KINDS))(
  'the kind %s has a faulty compactor, or a reason why not',
  (kind, { without }) => {
    const shows = FAULTY.some((specimen) => specimen.kind === kind);
    if (shows) expect(without).toBeUndefined();
    else expect(without).toMatch(/^(needs sessions|out of reach): /);
  },
);

it.each(PROPERTIES.map(({ id }) => id))(
  '%s alone, but for what it implies, tells of some faulty compactor',
  (id) => {
    const killed = FAULTY.filter(({ breaks, alsoBreaks }) => breaks === id && alsoBreaks === undefined);
    expect(killed).not.toEqual([]);
  },
);
