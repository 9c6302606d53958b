import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Settings } from '../../src/compactor/settings.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { TurnSource } from '../conversation/turn-source.js';
import type { Draw } from '../draw.js';
import type { Stock } from '../material/stock.js';

/** What a plan may use while it makes one scenario. */
export interface Scene {
  draw: Draw;
  stock: Stock;
  source: TurnSource;
  supports: Capabilities;
  maxTurns: number;
  /** The turns are real ones: they stay as they are. */
  real: boolean;
}

/** How a scenario begins: the turns before the first pass, the settings, and how the summarizer behaves. */
export interface Opening {
  turns: readonly Turn[];
  settings: Settings;
  summarizer: SummarizerBehaviour;
  /** How likely further passes follow; as in any scenario if nothing is said. */
  severalPasses?: number;
  /** The first pass is followed by another one at once. */
  again?: true;
}

/** One way to make a scenario in which a certain premise occurs. */
export interface Plan {
  name: string;
  /** False where the compactor cannot be told what the plan needs, or real turns do not allow it. */
  suits(scene: Pick<Scene, 'supports' | 'real' | 'maxTurns'>): boolean;
  begin(scene: Scene): Opening;
}
