import type { PropertyReport, Report } from '../../src/run/report.js';
import { finding } from '../terminal/finding.js';
import { amount, percent, percentBetween, percentBound } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { figureInWords } from '../words/figure.js';
import { knownSentence } from '../words/known.js';
import { rateInWords } from '../words/rate.js';
import type { HtmlContext } from './html-context.js';
import { IntervalAxis } from './interval-axis.js';
import { IntervalPlot } from './interval-plot.js';
import { PropertyLink } from './property-link.js';
import { ScrollRegion } from './scroll-region.js';
import { VerdictMark } from './verdict-mark.js';

interface TableProps {
  caption: string;
  properties: readonly PropertyReport[];
  report: Report;
  context: HtmlContext;
  /** The fragments of their counterexamples, by id. */
  anchors: ReadonlyMap<string, string>;
}

/** Properties with their verdicts, and the rates of their breaches with intervals. */
export function PropertyTable({ caption, properties, report, context, anchors }: TableProps) {
  const hasRates = report.runs > 1 && context.recording === undefined;
  return (
    <ScrollRegion label={caption}>
      <table class="properties">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">verdict</th>
            <th scope="col">property</th>
            <th scope="col">{hasRates ? 'runs' : 'what was found'}</th>
            {hasRates ? (
              <th scope="col">
                rate of breaches
                <IntervalAxis />
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <tr key={property.id}>
              <td>
                <VerdictMark property={property} />
              </td>
              <th scope="row">
                <PropertyName property={property} anchor={anchors.get(property.id)} />
              </th>
              <td colSpan={hasRates && !hasRate(property) ? 2 : 1}>
                {hasRates ? countsOf(property) : finding(property, report.runs, 'short')}
                <Aside property={property} />
              </td>
              {hasRates && hasRate(property) ? (
                <td class="rate">
                  <Rate property={property} report={report} context={context} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function PropertyName({ property, anchor }: { property: PropertyReport; anchor: string | undefined }) {
  return (
    <>
      <PropertyLink id={property.id} anchor={anchor} />{' '}
      <span class="clauses">{shorten(property.clauses.join(' '), 40)}</span>
      <span class="claim">{shorten(property.claim, 300)}</span>
    </>
  );
}

/** Of what was not judged there is no rate, but a reason, which takes its place. */
function hasRate({ verdict }: PropertyReport): boolean {
  return verdict !== 'unknown' && verdict !== 'skipped';
}

function countsOf({ verdict, met, broken, reason }: PropertyReport): string {
  if (verdict === 'failed' || verdict === 'errored') return `${amount(broken)} of ${amount(met)}`;
  if (verdict === 'passed') return `0 of ${amount(met)}`;
  return reason === null ? '' : shorten(reason, 300);
}

/** What is known of its failure, and what was counted beside. */
function Aside({ property }: { property: PropertyReport }) {
  const known = knownSentence(property);
  const figures = Object.entries(property.figures).filter(([, { whole }]) => whole > 0);
  return (
    <>
      {known === null ? null : <span class="aside">{shorten(known, 300)}</span>}
      {figures.map(([name, figure]) => (
        <span class="aside" key={name}>
          {shorten(figureInWords(name, figure), 300)}
        </span>
      ))}
    </>
  );
}

function Rate({
  property,
  report,
  context,
}: { property: PropertyReport } & Pick<TableProps, 'report' | 'context'>) {
  const { verdict, met, broken, rateBelow, rate } = property;
  if (rate?.interval) {
    const [low, high] = rate.interval;
    return (
      <>
        <IntervalPlot share={met > 0 && broken > 0 ? broken / met : null} low={low} high={high} />
        <span>
          {percentBetween(low, high)}; {rateInWords(rate)}
        </span>
      </>
    );
  }
  if (verdict === 'passed' && rateBelow !== null)
    return (
      <>
        <IntervalPlot share={null} low={0} high={rateBelow} />
        <span>below {percentBound(rateBelow)}</span>
      </>
    );
  if (broken === 0 || met === 0) return null;
  // Where a breach ended the search, what was counted decided when to stop, and no such interval holds.
  const interval =
    report.ended === 'bail' || report.ended === 'hung' ? null : context.intervalOf(broken, met);
  return (
    <>
      <IntervalPlot
        share={broken / met}
        low={interval?.[0] ?? broken / met}
        high={interval?.[1] ?? broken / met}
      />
      <span>
        {percent(broken / met)}
        {interval ? ` (${percentBetween(...interval)})` : ''}
      </span>
    </>
  );
}
