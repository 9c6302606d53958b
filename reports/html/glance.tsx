import type { StripTurn } from '../evidence/strip.js';
import { count } from '../text/numbers.js';
import { lanesOf } from './lanes.js';

/** A strip of so many turns or fewer is seen at a glance as it is. */
const FEW = 12;
const HEIGHT = 14;
const STEP = 34;
const WIDTH = 1000;

interface Piece {
  tone: string;
  from: number;
  to: number;
}

/** All turns of a long conversation from left to right, neighbours that stand alike as one bar; the strip under it says the same in words. */
export function Glance({ strip, summarizes }: { strip: readonly StripTurn[]; summarizes: boolean }) {
  if (strip.length <= FEW) return null;
  const lanes = lanesOf(strip, summarizes);
  const scale = WIDTH / strip.length;
  return (
    <figure class="glance">
      <svg viewBox={`0 0 ${WIDTH} ${lanes.length * STEP}`} aria-hidden="true">
        {lanes.map((lane, row) => (
          <g key={lane.name}>
            <text x="0" y={row * STEP + 11}>
              {lane.name}
            </text>
            {piecesOf(strip.map((one) => lane.stateOf(one).tone)).map(({ tone, from, to }) => {
              const width = Math.max(3, (to - from) * scale);
              const x = Math.min(from * scale, WIDTH - width);
              const tall = tone === 'bad' ? 4 : 0;
              return (
                <rect
                  key={from}
                  class={tone}
                  x={x}
                  y={row * STEP + 16 - tall / 2}
                  width={width}
                  height={HEIGHT + tall}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <figcaption>
        All {count(strip.length, 'turn')}, the first on the left; below, those that what broke is about, and
        their neighbours.
      </figcaption>
    </figure>
  );
}

/** Bad pieces come last, so that none is painted over where a turn is thinner than a line. */
function piecesOf(tones: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  tones.forEach((tone, place) => {
    const last = pieces.at(-1);
    if (last?.tone === tone) last.to = place + 1;
    else pieces.push({ tone, from: place, to: place + 1 });
  });
  return pieces.toSorted((one, other) => Number(one.tone === 'bad') - Number(other.tone === 'bad'));
}
