import type { Turn } from '../../../src/transcript/turn.js';
import type { Draw } from '../../draw.js';
import { cutWithin } from '../../summarizer/draw-cut.js';
import { drawFault, type FaultName, type Victim } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** A cut may fall between what names a turn and what it says, which only strict turns tell apart. */
const STRICT = 0.5;

/**
 * The summary stops, or its stream breaks off, at or beside an anchor's end, within it, or in the closing marker; it may stop where what is left
 * of a longer anchor spells the anchor of a later turn.
 */
export const cutShort: Plan = {
  name: 'cut short',
  suits: () => true,
  begin(scene) {
    const { draw, stock, real, maxTurns } = scene;
    const pair = !real && maxTurns >= 3 && draw.chance(0.3) ? stock.anchors.takeLookalikes(draw) : null;
    if (!pair)
      return openWithFaults(scene, { strict: draw.chance(STRICT) }, (victim) => [
        drawFault(draw, drawEnd(draw, victim), victim),
      ]);
    const [shorter, longer] = pair;
    const left = Math.max(0, longer.text.indexOf(shorter.text)) + shorter.text.length;
    const wish = { settled: true, strict: false, least: 3, stating: [[longer], [shorter]] };
    return openWithFaults(scene, wish, ({ handed, tokenizer }) => {
      const cutTurn = handed.find((turn): turn is Turn & { anchor: string } => turn.anchor === longer.text);
      return cutTurn ? [cutWithin(handed, cutTurn, left, tokenizer)] : [];
    });
  },
};

/** Where a marker is promised, nothing else may be missing than that. */
function drawEnd(draw: Draw, { marker }: Victim): FaultName {
  if (marker && draw.chance(0.18)) return 'unclosed-marker';
  return draw.chance(0.09) ? 'break-off' : 'cut';
}
