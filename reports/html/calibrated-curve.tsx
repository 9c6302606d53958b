import type { CurveReport } from '../../src/calibrate/calibration-report.js';
import { contentInWords } from '../calibrate/content-in-words.js';
import { passesInWords } from '../calibrate/passes-in-words.js';
import { ratioInWords } from '../calibrate/ratio-in-words.js';
import { shareInWords } from '../calibrate/share-in-words.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { CoverageChart } from './coverage-chart.js';
import { ScrollRegion } from './scroll-region.js';

/** One curve: its chart, what was lost by category and by place, and from pass to pass. */
export function CalibratedCurve({ curve }: { curve: CurveReport }) {
  const { content, budget, conversations, categories, places, passes, unmeasured } = curve;
  const name = contentInWords(content);
  return (
    <section class="curve">
      <h2>
        {name}, budget {budget}
      </h2>
      <p class="quiet">{count(conversations, 'conversation')}</p>
      <CoverageChart curve={curve} />
      <p class="legend">
        The line is what was counted; 95 % of the fits to conversations drawn anew lie in the band. The dotted
        line is the best that any summary of that budget could hold, the dashed one the ratio to trust.
      </p>
      <ScrollRegion label={`Coverage of facts in ${name}, budget ${budget}`}>
        <table>
          <caption>By what the facts are</caption>
          <thead>
            <tr>
              <th scope="col">facts</th>
              <th scope="col">up to the knee</th>
              <th scope="col">past it</th>
              <th scope="col">breaks at</th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ category, upTo, past, breaksAt }) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                <td>{shareInWords(upTo)}</td>
                <td>{shareInWords(past)}</td>
                <td>{breaksAt === null ? '–' : ratioInWords(breaksAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>
        {places.isPast ? 'Past the knee' : 'Coverage'}, from the oldest tenth of the prefix to the newest:{' '}
        {places.coverage.map(shareInWords).join(', ')}
      </p>
      {passes.map((series) => (
        <p key={series.kind}>{passesInWords(series)}</p>
      ))}
      {unmeasured.map(({ kind, conversations: times, from, reason }) => (
        <p key={kind}>
          <span class="verdict unknown">
            {kind} in {count(times, 'conversation')}, from {ratioInWords(from)} on:
          </span>{' '}
          {shorten(reason, 300)}
        </p>
      ))}
    </section>
  );
}
