import { PROPERTIES } from '../../../dist/properties/registry.js';
import { probeCapabilities } from '../../../dist/src/drive/probe-capabilities.js';
import { Player } from '../../../dist/src/run/player.js';
import { whySkipped } from '../../../dist/src/run/why-skipped.js';
import { loadTokenizer } from '../../../dist/src/tokens/load-tokenizer.js';

const STEP_LIMIT_MS = 200;

export const tokenizer = await loadTokenizer('o200k_base');

/** Says whether a compactor breaks a property in a scenario, once it is known what it supports. */
export async function judgeOf(make, id) {
  const compactor = make();
  const property = PROPERTIES.find((one) => one.id === id);
  const supports = await probeCapabilities(compactor, tokenizer, STEP_LIMIT_MS);
  const player = new Player(compactor, { tokenizer, stepLimitMs: STEP_LIMIT_MS }, {});
  const skipped = whySkipped(property, supports) !== null;
  const breaks = async (scenario) => {
    if (skipped) return false;
    return (await player.judge(property, await player.play(scenario))).violations.length > 0;
  };
  return { supports, breaks };
}
