import { knownEffect } from '../../src/run/known-effect.js';
import type { Report } from '../../src/run/report.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { BrokenProperty } from './broken-property.js';
import { Counterexamples } from './counterexamples.js';
import type { HtmlContext } from './html-context.js';
import { Overview } from './overview.js';
import { PageFrame } from './page-frame.js';
import { propertyAnchor } from './property-anchor.js';
import { renderPage } from './render-page.js';

/** So many counterexamples stand open at first; what follows usually follows from them. */
const OPEN = 3;

/** A report as a page of HTML that stands alone: nothing in it is loaded, and nothing that was seen is obeyed. */
export function renderHtml(report: Report, context: HtmlContext): string {
  const { properties, compactor, verdict } = report;
  const broken = properties.filter(({ counterexample }) => counterexample !== null);
  const weight = (property: (typeof broken)[number]) =>
    2 * Number(knownEffect(property) === 'passes') + Number(property.level === 'should');
  const inOrder = broken.toSorted((one, other) => weight(one) - weight(other));
  const anchors = new Map(inOrder.map(({ id }, place) => [id, propertyAnchor(id, place)]));
  return renderPage(
    `${shorten(compactor.name, 60)}: ${verdict}`,
    <PageFrame>
      <Overview report={report} context={context} anchors={anchors} />
      {inOrder.length > 0 ? (
        <Counterexamples title={count(inOrder.length, 'counterexample')}>
          {inOrder.map((property, place) => (
            <BrokenProperty
              key={property.id}
              property={property}
              anchor={anchors.get(property.id)!}
              context={context}
              isOpen={place < OPEN}
            />
          ))}
        </Counterexamples>
      ) : null}
    </PageFrame>,
  );
}
