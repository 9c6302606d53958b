import { GeneratedTurns } from '../../dist/generators/conversation/generated-turns.js';
import { fromDraw } from '../../dist/generators/from-draw.js';
import { loadMaterial } from '../../dist/generators/material/material.js';
import { Stock } from '../../dist/generators/material/stock.js';
import { PLAIN_STYLE } from '../../dist/generators/turn/turn-style.js';
import { scenarioOfRun } from '../../dist/src/run/scenario-of-run.js';
import { FAITHFUL } from '../../dist/src/simulation/faithful.js';

/** A budget that is full after a pass or two, so that no pass is cheaper for being the first. */
const SETTINGS = { window: 200_000, summaryBudget: 512, ratios: null };

/** Sessions of so many passes, with `turns` turns before each, and the tokenizer that they are counted with. */
export async function sessionsOf(turns) {
  const material = await loadMaterial('o200k_base');
  const sessions = (passes) =>
    fromDraw((draw) => {
      const source = new GeneratedTurns(new Stock(material));
      const wish = { turns, style: PLAIN_STYLE, settled: true };
      const steps = Array.from({ length: passes }, () => [
        { step: 'append', turns: source.next(draw, wish) },
        { step: 'compact' },
      ]).flat();
      return { version: 1, encoding: material.encoding, settings: SETTINGS, summarizer: FAITHFUL, steps };
    });
  return {
    tokenizer: material.tokenizer,
    sessionOf: (passes, run) => scenarioOfRun(sessions(passes), 1, run).value,
  };
}
