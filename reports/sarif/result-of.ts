import { SarifResultBuilder } from 'node-sarif-builder';
import { knownEffect } from '../../src/run/known-effect.js';
import type { Counterexample, PropertyReport, Report } from '../../src/run/report.js';
import { finding } from '../terminal/finding.js';
import { shorten } from '../text/shorten.js';
import { replayCommand, runCommand } from '../words/commands.js';
import { reasonInWords } from '../words/known.js';
import type { Origin } from '../words/origin.js';
import { seen } from '../words/seen.js';
import { ruleId } from './rule-of.js';
import { sarifText } from './sarif-text.js';
import { sourceUri } from './source-uri.js';

const MESSAGE = 1000;
const FACT = 1000;

/** A broken property as a result that points to the compactor; `fingerprint` names it the same in every run. */
export function resultOf(
  property: PropertyReport,
  report: Report,
  { subject, given, file }: Origin,
  fingerprint: (found: Counterexample) => string,
): SarifResultBuilder {
  const { id, level, counterexample: found } = property;
  const command = found ? replayCommand(found, subject, given) : runCommand(report, subject, given);
  const says = `${seen(property, MESSAGE)}; ${finding(property, report.runs, 'full')}.`;
  const facts = {
    verdict: property.verdict,
    met: property.met,
    broken: property.broken,
    status: found?.status,
    seed: found?.found.seed,
    run: found?.found.run,
    counterexample: found?.file && shorten(found.file, FACT),
    replay: shorten(command, FACT),
  };
  return new SarifResultBuilder({
    ruleId: ruleId(id),
    level: level === 'must' ? 'error' : 'warning',
    // Code scanning keeps it out of the way until it is no longer let pass.
    ...(knownEffect(property) === 'passes' && {
      suppressions: [
        {
          kind: 'external' as const,
          status: 'accepted' as const,
          justification: sarifText(shorten(reasonInWords(property.known!), FACT)),
        },
      ],
    }),
    message: { text: `${sarifText(says)}\n${sarifText(`Replay it: ${command}`)}` },
    ...(file !== null && {
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: sourceUri(file), uriBaseId: '%SRCROOT%' },
            region: { startLine: 1 },
          },
        },
      ],
    }),
    ...(found && { partialFingerprints: { 'compactionCheck/v1': fingerprint(found) } }),
    properties: facts,
  });
}
