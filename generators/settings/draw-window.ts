import { faithfulLine } from '../../src/simulation/faithful-summary.js';
import { tokensOf } from '../../src/transcript/tokens-of.js';
import type { Turn } from '../../src/transcript/turn.js';
import { handOver } from '../handover/handover.js';
import type { Scene } from '../scenario/scene.js';

const ROOM = [4096, 8192, 32_768, 128_000, 1_000_000];

/** Room for a closing marker, in tokens. */
const MARKER = 32;

/**
 * A window that the log fits; in some scenarios one that only a compacted view fits, in some one that is smaller than
 * what has to stay.
 */
export function drawWindow(
  { draw, supports }: Pick<Scene, 'draw' | 'supports'>,
  turns: readonly Turn[],
  { budget, keep }: { budget: number | null; keep?: number },
): number {
  const total = tokensOf(turns);
  const size = draw.weighted([
    ['roomy', 70],
    ['fits a summary', 18],
    ['too small', 12],
  ]);
  if (supports.ownView && supports.ownOutcome && size !== 'roomy') {
    const { handed } = handOver(turns, supports, keep);
    const staying = total - tokensOf(handed);
    if (size === 'too small' && staying > 0) return draw.int(1, staying);
    const summary = Math.min(budget ?? Number.POSITIVE_INFINITY, bytesOfLines(handed) + MARKER);
    if (staying + summary < total) return draw.int(Math.max(1, staying + summary), total - 1);
  }
  return total + draw.pick(ROOM);
}

/** No token is shorter than a byte. */
function bytesOfLines(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + Buffer.byteLength(faithfulLine(turn)), 0);
}
