import type { CalibrationReport, CurveReport } from '../../src/calibrate/calibration-report.js';
import { percentPassed } from '../text/numbers.js';
import { type Style, styleOf } from '../text/style.js';
import { table } from '../text/table.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { nameInWords } from '../words/name.js';
import { contentInWords } from './content-in-words.js';
import { curveLines } from './curve-lines.js';
import { boundsInWords, kneeInWords, trustInCell } from './knee-in-words.js';
import { recommendation } from './recommendation.js';

/** A calibration as text for a terminal, ending in a line feed. */
export function renderCalibration(
  report: CalibrationReport,
  { color, width }: { color: boolean; width: number },
): string {
  const style = styleOf(color, width);
  const blocks = [
    [headLine(report, style)],
    kneeTable(report, style),
    ...report.curves.map((curve) => curveLines(curve, report.settings.wanted, style)),
    recommendation(report).flatMap((sentence) => wrap(sentence, style.width)),
    [lastLine(report, style)],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headLine({ compactor, tool, settings, summarizer }: CalibrationReport, { colours }: Style): string {
  const by =
    summarizer === 'itself'
      ? 'calibrated'
      : summarizer === 'simulated'
        ? 'calibrated with a simulated summarizer'
        : `calibrated with ${summarizer.model}`;
  const facts = `· compaction-check ${tool} · ${visible(by)} · seed ${settings.seed}`;
  return `${colours.bold(visible(nameInWords(compactor)))} ${colours.dim(facts)}`;
}

function kneeTable({ curves, settings }: CalibrationReport, { colours, width }: Style): string[] {
  const head = ['content', 'budget', 'knee', '95 % of fits', 'trust', 'best there', `R_low ${settings.rLow}`];
  const rows = curves.map((curve) => [
    contentInWords(curve.content),
    String(curve.budget),
    kneeInWords(curve),
    boundsInWords(curve),
    trustInCell(curve),
    bestInWords(curve),
    curve.rLow,
  ]);
  const [first, ...rest] = table([head, ...rows], width, [1]);
  return [colours.dim(first!), ...rest];
}

/** What any summary could hold right past the knee: where that is less, no summarizer could do better. */
function bestInWords({ knee, points }: CurveReport): string {
  if (knee.ratio === null) return '–';
  const point = points.find(({ ratio }) => ratio > knee.ratio) ?? points.at(-1);
  return point ? percentPassed(point.best) : '–';
}

function lastLine({ verdict, ended, settings }: CalibrationReport, { colours }: Style): string {
  const how = ended === 'finished' ? '' : ended === 'time' ? '; time was up' : '; interrupted';
  const said = {
    passed: settings.isAsked ? `R_low = ${settings.rLow} is verified for all` : 'measured',
    failed: `R_low = ${settings.rLow} does not hold for all`,
    errored: 'it broke down, so that not all could be measured',
    unknown: settings.isAsked
      ? `R_low = ${settings.rLow} was not verified for all`
      : 'not all could be measured',
    skipped: 'nothing was measured',
  }[verdict];
  const colour = verdict === 'passed' ? colours.green : verdict === 'unknown' ? colours.yellow : colours.red;
  return `${colour(verdict.toUpperCase())} · ${said}${how}`;
}
