import type { Fault } from '../../../src/simulation/behaviour.js';
import type { Victim } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** A turn is left out whose anchor a careless comparison finds in another anchor, which the summary holds. */
export const lookalikeDropped: Plan = {
  name: 'a lookalike is dropped',
  suits: ({ real, maxTurns }) => !real && maxTurns >= 3,
  begin(scene) {
    const { draw, stock } = scene;
    const pair = stock.anchors.takeLookalikes(draw)!;
    const [shorter] = pair;
    const stating = draw.shuffle(pair).map((anchor) => [anchor]);
    const wish = { settled: true, strict: false, least: 3, stating };
    const dropShorter = ({ handed }: Victim): Fault[] => {
      const ids = handed.filter((turn) => turn.anchor === shorter.text).map(({ id }) => id);
      return [{ fault: 'drop', target: { ids } }];
    };
    return openWithFaults(scene, wish, dropShorter, 0);
  },
};
