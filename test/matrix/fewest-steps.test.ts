import { describe, expect, it } from 'vitest';
import { FAULTY } from '../../compactors/faulty.js';
import { check } from '../../src/check.js';
import { isMeanwhile } from '../../src/scenario/meanwhile.js';
import type { Step } from '../../src/scenario/scenario.js';

const IN_SESSIONS = FAULTY.filter(({ fewestSteps }) => fewestSteps !== undefined);

describe.each(IN_SESSIONS.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  const { make, breaks, fewestSteps, witness } = specimen;

  it(`is found, and what is found shrinks to ${fewestSteps} steps`, { timeout: 300_000 }, async () => {
    const { properties } = await check(make(), {
      runs: 2000,
      seed: 1,
      level: 'should',
      properties: [breaks],
      bail: true,
      shrinkTime: '120s',
    });
    expect(properties[0]?.counterexample?.observation.scenario.steps).toHaveLength(fewestSteps!);
  });

  it('has a witness of as many steps', () => {
    expect(witness.steps).toHaveLength(fewestSteps!);
  });
});

it('says how few steps suffice wherever something happens during a pass, or a session is opened again', () => {
  const isOfSessions = (step: Step) => isMeanwhile(step) || step.step === 'reopen' || step.step === 'kill';
  const ofSessions = FAULTY.filter(({ witness }) => witness.steps.some(isOfSessions));
  expect(ofSessions.length).toBeGreaterThan(5);
  expect(ofSessions.filter(({ fewestSteps }) => fewestSteps === undefined).map(({ name }) => name)).toEqual(
    [],
  );
});
