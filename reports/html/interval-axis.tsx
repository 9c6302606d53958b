import { IntervalFrame } from './interval-frame.js';
import { DECADES, placeOf, WIDTH } from './interval-scale.js';

/** The axis of the plots under it, with its decades. */
export function IntervalAxis() {
  return (
    <IntervalFrame height={14} kind="axis">
      {['0.01', '0.1', '1', '10', '100 %'].map((label, decade) => (
        <text
          key={label}
          x={decade === DECADES ? WIDTH : placeOf(decade)}
          y="11"
          text-anchor={decade === 0 ? 'start' : decade === DECADES ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </IntervalFrame>
  );
}
