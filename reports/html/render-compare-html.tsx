import type { ComparedCompactor, CompareReport, Difference } from '../../src/compare/compare-report.js';
import { againCommand } from '../compare/compare-commands.js';
import type { CompareTextOptions } from '../compare/compare-text-options.js';
import { inOrder } from '../compare/in-order.js';
import { verdictInWords } from '../compare/verdict-in-words.js';
import { shorten } from '../text/shorten.js';
import { nameInWords } from '../words/name.js';
import { Command } from './command.js';
import { Counterexamples } from './counterexamples.js';
import { DifferenceEvidence } from './difference-evidence.js';
import { DifferenceTable } from './difference-table.js';
import { PageFrame } from './page-frame.js';
import { propertyAnchor } from './property-anchor.js';
import { renderPage } from './render-page.js';

const OPEN = 3;

/** A comparison as a page of HTML that stands alone: where two compactors differ, and what each of them did there. */
export function renderCompareHtml(report: CompareReport, how: CompareTextOptions): string {
  const { verdict, differences, settings, tool, law } = report;
  const told = inOrder(differences).filter(
    ({ smallest, certainty }) => smallest !== null && certainty !== 'chance',
  );
  const anchors = new Map(told.map((one, place) => [one, anchorOf(one, place, told)]));
  const isOneCase = (how.file ?? null) !== null;
  return renderPage(
    `${shorten(report.old.name, 40)} → ${shorten(report.new.name, 40)}: ${verdict}`,
    <PageFrame>
      <header class="overview">
        <p class="eyebrow">Compaction check, compared</p>
        <h1>
          {nameOf(report.old)} → {nameOf(report.new)}
        </h1>
        <p class="conclusion">
          <span class={`stamp ${verdict}`}>{verdict}</span> {verdictInWords(report, isOneCase)}
        </p>
        <p class="facts">
          {settings.encoding} · compaction-check {shorten(tool, 20)} · law {shorten(law, 20)}
        </p>
        {how.words && !isOneCase ? (
          <Command label="Again" line={againCommand(report, how.words, how.given)} />
        ) : null}
        <DifferenceTable report={report} anchors={anchors} />
      </header>
      {told.length > 0 ? (
        <Counterexamples title="Where they differ">
          {told.map((difference, place) => (
            <DifferenceEvidence
              key={anchors.get(difference)}
              difference={difference}
              smallest={difference.smallest!}
              anchor={anchors.get(difference)!}
              isOpen={place < OPEN}
              how={how}
            />
          ))}
        </Counterexamples>
      ) : null}
    </PageFrame>,
  );
}

/** A property that is broken more often here may be repaired elsewhere, and each of them is led to. */
function anchorOf({ property }: Difference, place: number, told: readonly Difference[]): string {
  const anchor = propertyAnchor(property, place);
  const isSecond = told.slice(0, place).some((one) => one.property === property);
  return isSecond ? `${anchor}-${place + 1}` : anchor;
}

function nameOf(compactor: ComparedCompactor): string {
  const name = nameInWords(compactor);
  return shorten(compactor.source === null ? name : `${name} (${compactor.source})`, 100);
}
