import { GeneratedTurns } from '../../dist/generators/conversation/generated-turns.js';
import { fromDraw } from '../../dist/generators/from-draw.js';
import { loadMaterial } from '../../dist/generators/material/material.js';
import { Stock } from '../../dist/generators/material/stock.js';
import { PLAIN_STYLE } from '../../dist/generators/turn/turn-style.js';
import { propertiesFor } from '../../dist/src/check/properties-for.js';
import { probeCapabilities } from '../../dist/src/drive/probe-capabilities.js';
import { Player } from '../../dist/src/run/player.js';
import { scenarioOfRun } from '../../dist/src/run/scenario-of-run.js';
import { whySkipped } from '../../dist/src/run/why-skipped.js';
import { FAITHFUL } from '../../dist/src/simulation/faithful.js';
import { SETTINGS } from './settings.mjs';

/** Cases as the package plays them: generated, driven, and judged by all properties that apply. */
export async function oursOn(compactor) {
  const material = await loadMaterial('o200k_base');
  const supports = await probeCapabilities(compactor, material.tokenizer, 2000);
  const properties = propertiesFor(supports, { level: 'should' }).filter(
    (property) => whySkipped(property, supports) === null,
  );
  const player = new Player(compactor, { tokenizer: material.tokenizer, stepLimitMs: 60_000 }, {});
  const scenarios = (count) =>
    fromDraw((draw) => {
      const stock = new Stock(material);
      // Long texts: 400 turns of them come near to a window of 200,000 tokens.
      const wish = { turns: count, style: { ...PLAIN_STYLE, bodies: 'many' }, settled: true };
      const turns = new GeneratedTurns(stock).next(draw, wish);
      const steps = [{ step: 'append', turns }, { step: 'compact' }];
      return { version: 1, encoding: material.encoding, settings: SETTINGS, summarizer: FAITHFUL, steps };
    });
  const play = async (count, run) => {
    const observation = await player.play(scenarioOfRun(scenarios(count), 1, run).value);
    const broken = [];
    for (const property of properties)
      if ((await player.judge(property, observation)).violations.length > 0) broken.push(property.id);
    return broken;
  };
  /** The mean length of a text, in code units. */
  const lengthOf = (count, runs) => {
    const turns = Array.from(
      { length: runs },
      (_, run) => scenarioOfRun(scenarios(count), 1, 1000 + run).value.steps[0].turns,
    ).flat();
    return turns.reduce((sum, { text }) => sum + text.length, 0) / turns.length;
  };
  return { play, lengthOf, judged: properties.map(({ id }) => id) };
}
