import { loadMaterial } from '../../dist/generators/material/material.js';
import { scenarioArbitrary } from '../../dist/generators/scenario/scenario-arbitrary.js';
import { PROPERTIES } from '../../dist/properties/registry.js';
import { probeCapabilities } from '../../dist/src/drive/probe-capabilities.js';
import { Player } from '../../dist/src/run/player.js';
import { scenarioOfRun } from '../../dist/src/run/scenario-of-run.js';
import { whySkipped } from '../../dist/src/run/why-skipped.js';

const STEP_LIMIT_MS = 10_000;

/** Plays sessions of up to so many steps on a compactor, and lets all properties judge them; one result after the other. */
export async function* playSessions(compactor, { seed, sessions, maxSteps }) {
  const material = await loadMaterial('o200k_base');
  const { tokenizer } = material;
  const supports = await probeCapabilities(compactor, tokenizer, STEP_LIMIT_MS);
  const properties = PROPERTIES.filter((property) => whySkipped(property, supports) === null);
  const arbitrary = scenarioArbitrary(material, { supports, maxSteps });
  const player = new Player(compactor, { tokenizer, stepLimitMs: STEP_LIMIT_MS }, {});
  for (let session = 0; session < sessions; session += 1) {
    const scenario = scenarioOfRun(arbitrary, seed, session).value;
    const observation = await player.play(scenario);
    const broken = [];
    const met = [];
    for (const property of properties) {
      const judgement = await player.judge(property, observation);
      if (judgement.met > 0) met.push(property.id);
      if (judgement.violations.length > 0)
        broken.push({ id: property.id, says: judgement.violations[0].says });
    }
    yield { session, scenario, broken, met };
  }
}
