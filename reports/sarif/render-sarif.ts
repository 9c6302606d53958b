import { SarifBuilder, SarifRunBuilder } from 'node-sarif-builder';
import { counts } from '../../src/property/counts.js';
import type { Property } from '../../src/property/property.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { Counterexample, PropertyReport, Report } from '../../src/run/report.js';
import { toJson } from '../json/to-json.js';
import { finding } from '../terminal/finding.js';
import { shorten } from '../text/shorten.js';
import { knownSentence } from '../words/known.js';
import { nameInWords } from '../words/name.js';
import type { Origin } from '../words/origin.js';
import { resultOf } from './result-of.js';
import { ruleId, ruleOf } from './rule-of.js';
import { sarifText } from './sarif-text.js';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const NAME = 100;

/** What a report does not hold. */
export interface SarifContext {
  /** Properties that are known, to explain them. */
  about: readonly Property[];
  /** What names a counterexample, the same in every run. */
  fingerprint(found: Counterexample): string;
  /** The page that documents the properties, if there is one. */
  homepage?: string | null;
}

const NOTE = 1000;

/**
 * A report as SARIF 2.1.0: the properties as rules, the broken ones as results, those that could not be judged as
 * notifications.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function renderSarif(report: Report, origin: Origin, context: SarifContext): string {
  const { compactor, tool, law, settings, runs, ended, verdict, properties } = report;
  const run = new SarifRunBuilder({
    // Results of several compactors in one repository stand side by side, not one in place of the other.
    automationDetails: { id: `compaction-check/${shorten(compactor.name, NAME).replaceAll('/', '-')}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: ended !== 'interrupted' && ended !== 'hung',
        toolExecutionNotifications: properties.filter(isTold).map((property) => ({
          level:
            knownEffect(property) === 'fails'
              ? ('error' as const)
              : counts(property, report.settings)
                ? ('warning' as const)
                : ('note' as const),
          message: {
            text: sarifText(shorten(knownSentence(property) ?? finding(property, runs, 'full'), NOTE)),
          },
          associatedRule: { id: ruleId(property.id) },
        })),
      },
    ],
    properties: {
      compactor: shorten(nameInWords(compactor), NAME),
      ...{
        law,
        verdict,
        seed: settings.seed,
        runs,
        ended,
        level: settings.level,
        encoding: settings.encoding,
      },
    },
  }).initSimple({ toolDriverName: 'compaction-check', toolDriverVersion: tool });
  for (const property of properties) {
    const about = context.about.find(({ id }) => id === property.id);
    run.addRule(ruleOf(property, about, context.homepage ?? null));
    if (isBroken(property)) run.addResult(resultOf(property, report, origin, context.fingerprint));
  }
  const log = new SarifBuilder({ $schema: SCHEMA });
  log.addRun(run);
  return toJson(log.buildSarifOutput());
}

function isBroken({ verdict }: PropertyReport): boolean {
  return verdict === 'failed' || verdict === 'errored';
}

/** What is no breach: a property that could not be judged, and a known failure that is out of date. */
function isTold(property: PropertyReport): boolean {
  return property.verdict === 'unknown' || knownEffect(property) === 'fails';
}
