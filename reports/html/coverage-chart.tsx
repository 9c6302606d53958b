import type { CurvePoint, CurveReport } from '../../src/calibrate/calibration-report.js';
import { contentInWords } from '../calibrate/content-in-words.js';
import { ratioInWords } from '../calibrate/ratio-in-words.js';

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 48;
const RIGHT = 16;
const TOP = 22;
const BOTTOM = 34;
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const RATIOS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

const y = (coverage: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - coverage);

/** Coverage by ratio, on a logarithmic axis: the band of the fits, what was counted, the best possible, the knee. */
export function CoverageChart({ curve }: { curve: CurveReport }) {
  const { points, knee, trust, content, budget } = curve;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const span = Math.log(last.ratio / first.ratio);
  const x = (ratio: number) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(ratio / first.ratio)) / span;
  const path = (of: (point: CurvePoint) => number, list = points) =>
    list.map((point) => `${x(point.ratio).toFixed(1)},${y(of(point)).toFixed(1)}`).join(' ');
  const band = `${path(({ high }) => high)} ${path(({ low }) => low, points.toReversed())}`;
  const shown = RATIOS.filter((ratio) => ratio >= first.ratio * 0.99 && ratio <= last.ratio * 1.01);
  const said = knee.ratio === null ? 'no knee' : `knee at ${ratioInWords(knee.ratio)}`;
  return (
    <svg
      class="coverage"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Coverage by ratio for ${contentInWords(content)}, budget ${budget}: ${said}; the tables say the same`}
    >
      {SHARES.map((share) => (
        <g key={share}>
          <line class="tick" x1={LEFT} x2={WIDTH - RIGHT} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 8} y={y(share) + 4} text-anchor="end">
            {share * 100} %
          </text>
        </g>
      ))}
      {shown.map((ratio) => (
        <text key={ratio} x={x(ratio)} y={HEIGHT - 12} text-anchor="middle">
          {ratio}
        </text>
      ))}
      <polygon class="band" points={band} />
      <polyline class="best" points={path(({ best }) => best)} />
      <polyline class="line" points={path(({ coverage }) => coverage)} />
      {points.map(({ ratio, coverage }) => (
        <circle key={ratio} class="dot" cx={x(ratio)} cy={y(coverage)} r="2.5" />
      ))}
      {trust.ratio === null || trust.ratio < first.ratio ? null : (
        <line class="trust" x1={x(trust.ratio)} x2={x(trust.ratio)} y1={TOP} y2={HEIGHT - BOTTOM} />
      )}
      {knee.state !== 'found' ? null : (
        <g>
          <line class="knee" x1={x(knee.ratio)} x2={x(knee.ratio)} y1={TOP} y2={HEIGHT - BOTTOM} />
          <text x={x(knee.ratio)} y={TOP - 8} text-anchor="middle">
            knee {ratioInWords(knee.ratio)}
          </text>
        </g>
      )}
    </svg>
  );
}
