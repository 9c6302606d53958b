import type { ComponentChildren } from 'preact';
import { WIDTH } from './interval-scale.js';

interface IntervalFrameProps {
  height: number;
  kind?: 'axis';
  children: ComponentChildren;
}

/** What the plots of rates and their axis are drawn in, so that one stands under the other. */
export function IntervalFrame({ height, kind, children }: IntervalFrameProps) {
  return (
    <svg
      class={kind ? `interval ${kind}` : 'interval'}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
