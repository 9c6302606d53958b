import { IntervalFrame } from './interval-frame.js';
import { DECADES, placeOf } from './interval-scale.js';

const at = (share: number) =>
  placeOf(Math.min(DECADES, Math.max(0, Math.log10(Math.max(share, 1e-9)) + DECADES)));

/** The rate of breaches on a logarithmic axis: a bound from above, or a share in its interval; the text beside it says the same. */
export function IntervalPlot({ share, low, high }: { share: number | null; low: number; high: number }) {
  const [from, to] = [at(low), at(high)];
  return (
    <IntervalFrame height={16}>
      {Array.from({ length: DECADES + 1 }, (_, decade) => {
        const x = placeOf(decade);
        return <line key={decade} class="tick" x1={x} x2={x} y1="0" y2="16" />;
      })}
      <line class={share === null ? 'bound' : 'whisker'} x1={from} x2={to} y1="8" y2="8" />
      <line class={share === null ? 'bound' : 'whisker'} x1={to} x2={to} y1="4" y2="12" />
      {share === null ? null : (
        <>
          <line class="whisker" x1={from} x2={from} y1="4" y2="12" />
          <circle class="share" cx={at(share)} cy="8" r="3.5" />
        </>
      )}
    </IntervalFrame>
  );
}
