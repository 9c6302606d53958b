import { PROPERTIES } from '../../properties/registry.js';
import { renderSarif } from '../../reports/sarif/render-sarif.js';
import type { Origin } from '../../reports/words/origin.js';
import { HOMEPAGE } from '../run/law.js';
import type { Report } from '../run/report.js';
import { caseHash } from '../scenario/case-hash.js';

/** A report as SARIF, with what the properties are about; one's own are not known here. */
export function sarifOf(report: Report, origin: Origin): string {
  return renderSarif(report, origin, {
    about: PROPERTIES,
    fingerprint: ({ property, observation }) => caseHash(property, observation.scenario),
    homepage: HOMEPAGE,
  });
}
