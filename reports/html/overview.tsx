import type { Verdict } from '../../src/property/verdict.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { signOf } from '../terminal/sign.js';
import { shorten } from '../text/shorten.js';
import { runCommand } from '../words/commands.js';
import { modelInWords } from '../words/model.js';
import { nameInWords } from '../words/name.js';
import { runsInWords } from '../words/runs.js';
import { tally } from '../words/tally.js';
import { Command } from './command.js';
import type { HtmlContext } from './html-context.js';
import { PropertyTable } from './property-table.js';

const ORDER: readonly Verdict[] = ['failed', 'errored', 'unknown', 'passed', 'skipped'];

interface OverviewProps {
  report: Report;
  context: HtmlContext;
  anchors: ReadonlyMap<string, string>;
}

/** What a report comes to: its verdict, how it was found, and what became of each property. */
export function Overview({ report, context, anchors }: OverviewProps) {
  const { properties, verdict, compactor, settings } = report;
  const inOrder = ORDER.flatMap((one) => properties.filter((property) => property.verdict === one));
  const judged = inOrder.filter((property) => property.verdict !== 'skipped');
  const skipped = inOrder.filter((property) => property.verdict === 'skipped');
  const of = (level: PropertyReport['level']) => judged.filter((property) => property.level === level);
  const table = { report, context, anchors };
  const should =
    settings.level === 'should' ? 'counted in the verdict, as asked' : 'reported, not counted in the verdict';
  return (
    <header class="overview">
      <p class="eyebrow">Compaction check</p>
      <h1>{shorten(nameInWords(compactor), 120)}</h1>
      <p class="conclusion">
        <span class={`stamp ${verdict}`}>
          <span aria-hidden="true">{signOf(verdict)}</span> {verdict}
        </span>{' '}
        {tally(report)}
      </p>
      <p class="facts">{factsOf(report, context).join(' · ')}</p>
      {context.recording === undefined && report.runs > 1 ? (
        <Command label="Run again" line={runCommand(report, context.origin.subject, context.origin.given)} />
      ) : null}
      {judged.length === 0 && skipped.length === 0 ? <p>No property was judged.</p> : null}
      {of('must').length > 0 ? (
        <PropertyTable caption="Properties" properties={of('must')} {...table} />
      ) : null}
      {of('should').length > 0 ? (
        <PropertyTable caption={`Should: ${should}`} properties={of('should')} {...table} />
      ) : null}
      {skipped.length > 0 ? (
        <details class="skipped">
          <summary>{skipped.length} skipped: the design excludes them</summary>
          <PropertyTable caption="Skipped properties" properties={skipped} {...table} />
        </details>
      ) : null}
      {report.runs > 1 && context.recording === undefined ? (
        <p class="legend">
          Runs are those that met the premise of a property: broken of met. Rates are on a logarithmic axis;
          intervals and bounds hold with 95 % confidence
          {settings.untilRate ? ', whenever the run was ended' : ''}. A dot is what was counted.
        </p>
      ) : null}
    </header>
  );
}

function factsOf(report: Report, { recording }: HtmlContext): string[] {
  const { settings, tool, law, model } = report;
  const how =
    recording === undefined
      ? [runsInWords(report), ...(report.runs > 1 ? [`seed ${settings.seed}`] : [])]
      : [`judged from ${shorten(recording, 80)}; nothing was run`];
  return [
    ...how,
    settings.encoding,
    `compaction-check ${shorten(tool, 20)}`,
    `law ${shorten(law, 20)}`,
    ...(model ? [modelInWords(model)] : []),
  ];
}
