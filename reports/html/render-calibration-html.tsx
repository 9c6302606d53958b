import type { CalibrationReport } from '../../src/calibrate/calibration-report.js';
import { contentInWords } from '../calibrate/content-in-words.js';
import { boundsInWords, kneeInWords, trustInCell } from '../calibrate/knee-in-words.js';
import { recommendation } from '../calibrate/recommendation.js';
import { shorten } from '../text/shorten.js';
import { nameInWords } from '../words/name.js';
import { CalibratedCurve } from './calibrated-curve.js';
import { PageFrame } from './page-frame.js';
import { renderPage } from './render-page.js';
import { ScrollRegion } from './scroll-region.js';

/** A calibration as a page of HTML that stands alone: what to trust, where coverage breaks, and how it was seen. */
export function renderCalibrationHtml(report: CalibrationReport): string {
  const { compactor, verdict, settings, tool, curves } = report;
  const name = shorten(nameInWords(compactor), 100);
  return renderPage(
    `${name}: calibrated`,
    <PageFrame>
      <header class="overview">
        <p class="eyebrow">Calibration</p>
        <h1>{name}</h1>
        <div class="conclusion">
          <span class={`stamp ${verdict}`}>
            {verdict === 'passed' && !settings.isAsked ? 'measured' : verdict}
          </span>
          {recommendation(report).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <p class="facts">
          seed {settings.seed} · {settings.encoding} · compaction-check {shorten(tool, 20)}
        </p>
        <ScrollRegion label="Where coverage breaks">
          <table>
            <caption>Where coverage breaks</caption>
            <thead>
              <tr>
                <th scope="col">content</th>
                <th scope="col">budget</th>
                <th scope="col">knee</th>
                <th scope="col">95 % of fits</th>
                <th scope="col">trust</th>
                <th scope="col">R_low {settings.rLow}</th>
              </tr>
            </thead>
            <tbody>
              {curves.map((curve) => (
                <tr key={`${curve.content} ${curve.budget}`}>
                  <th scope="row">{contentInWords(curve.content)}</th>
                  <td>{curve.budget}</td>
                  <td>{kneeInWords(curve)}</td>
                  <td>{boundsInWords(curve)}</td>
                  <td>{trustInCell(curve)}</td>
                  <td>{curve.rLow}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </header>
      {curves.map((curve) => (
        <CalibratedCurve key={`${curve.content} ${curve.budget}`} curve={curve} />
      ))}
    </PageFrame>,
    ['calibration.css'],
  );
}
