import type { CompareReport, Difference } from '../../src/compare/compare-report.js';
import { changeInWords } from '../compare/change-in-words.js';
import { differenceInWords } from '../compare/difference-in-words.js';
import { inOrder } from '../compare/in-order.js';
import { shiftInWords } from '../compare/shift-in-words.js';
import { shorten } from '../text/shorten.js';
import { PropertyLink } from './property-link.js';
import { ScrollRegion } from './scroll-region.js';

interface DifferenceTableProps {
  report: CompareReport;
  anchors: ReadonlyMap<Difference, string>;
}

/** Where two compactors differ, by property, then by counts, then what could not be compared. */
export function DifferenceTable({ report, anchors }: DifferenceTableProps) {
  const { differences, shifts, notCompared, runs } = report;
  if (differences.length + shifts.length + notCompared.length === 0) return null;
  return (
    <ScrollRegion label="Differences">
      <table class="properties">
        <caption>Differences</caption>
        <thead>
          <tr>
            <th scope="col">what became of it</th>
            <th scope="col">property</th>
            <th scope="col">in how many runs</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(differences).map((one) => (
            <tr key={`${one.property} ${one.change}`}>
              <td>
                <span class={`verdict ${toneOf(one)}`}>{changeInWords(one)}</span>
              </td>
              <th scope="row">
                <PropertyLink id={one.property} anchor={anchors.get(one)} />{' '}
                <span class="clauses">
                  {shorten(one.clauses.join(' '), 40)}
                  {one.level === 'should' ? ' · should' : ''}
                </span>
                <span class="claim">{shorten(one.claim, 300)}</span>
              </th>
              <td>{differenceInWords(one, runs)}</td>
            </tr>
          ))}
          {shifts.map((shift) => (
            <tr key={shift.measure}>
              <td>
                {shift.certainty === 'sure' ? 'differs' : <span class="verdict skipped">by chance</span>}
              </td>
              <th scope="row">{shift.measure}</th>
              <td>{shiftInWords(shift)}</td>
            </tr>
          ))}
          {notCompared.map(({ property, reason }) => (
            <tr key={property}>
              <td>
                <span class="verdict skipped">not compared</span>
              </td>
              <th scope="row">
                <PropertyLink id={property} />
              </th>
              <td>{shorten(reason, 300)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function toneOf({ change, certainty }: Difference): string {
  if (certainty === 'chance') return 'skipped';
  return change === 'regression' ? 'failed' : 'passed';
}
