import { DECADES, LEFT, WIDTH } from './interval-scale.js';

/** The axis of the plots under it, with its decades. */
export function IntervalAxis() {
  return (
    <svg
      class="interval axis"
      viewBox={`0 0 ${WIDTH + 2 * LEFT} 14`}
      width={WIDTH + 2 * LEFT}
      height="14"
      aria-hidden="true"
    >
      {['0.01', '0.1', '1', '10', '100 %'].map((label, decade) => (
        <text
          key={label}
          x={decade === DECADES ? WIDTH + 2 * LEFT : LEFT + (WIDTH * decade) / DECADES}
          y="11"
          text-anchor={decade === 0 ? 'start' : decade === DECADES ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
