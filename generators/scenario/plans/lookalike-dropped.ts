import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** A turn is left out whose anchor a careless comparison finds in another anchor, which the summary holds. */
export const lookalikeDropped: Plan = {
  name: 'a lookalike is dropped',
  suits: ({ real }) => !real,
  begin(scene) {
    const { draw, stock } = scene;
    const pair = stock.anchors.takeLookalikes(draw)!;
    const [shorter] = pair;
    const stating = draw.shuffle(pair).map((anchor) => [anchor]);
    return openWithFaults(scene, { settled: true, strict: false, least: 3, stating }, ({ handed }) => {
      const ids = handed.filter((turn) => turn.anchor === shorter.text).map(({ id }) => id);
      return [{ fault: 'drop', target: { ids } }];
    });
  },
};
