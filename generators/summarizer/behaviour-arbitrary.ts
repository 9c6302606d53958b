import type fc from 'fast-check';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { fromDraw } from '../from-draw.js';
import { drawFault, FAULT_NAMES } from './draw-fault.js';
import { drawVoice } from './draw-voice.js';
import { REPORTS } from './reports.js';

/** Summarizers for a log, with up to `most` faults and any report; what a compactor does not read is left out. */
export function behaviourArbitrary(
  turns: readonly Turn[],
  { supports, tokenizer, most = 3 }: { supports: Capabilities; tokenizer: Tokenizer; most?: number },
): fc.Arbitrary<SummarizerBehaviour> {
  return fromDraw((draw) => {
    const voice = drawVoice(draw, supports);
    const victim = { turns, handed: turns, marker: voice.marker, tokenizer };
    const faults = Array.from({ length: draw.int(0, most) }, () =>
      drawFault(draw, draw.pick(FAULT_NAMES), victim),
    );
    return { ...voice, report: supports.takesReport ? draw.pick(REPORTS) : 'none', faults };
  });
}
