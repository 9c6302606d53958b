import type { Counterexample, PropertyReport, Report } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Style } from '../text/style.js';
import { frameLines } from './frame.js';

const SHORT = 8;

/** One failure frame per counterexample; where two rest on the same short conversation, the second points to the first. */
export function frames({ properties }: Report, style: Style, subject?: string): string[][] {
  const shown = new Map<string, string>();
  const inOrder = [...properties.filter(isMust), ...properties.filter((property) => !isMust(property))];
  return inOrder.flatMap((property) => {
    const found = property.counterexample;
    if (!found) return [];
    const evidence = evidenceOf(found);
    const sameAs = evidence === null ? undefined : shown.get(evidence);
    if (evidence !== null && sameAs === undefined) shown.set(evidence, property.id);
    return [frameLines(property, found, style, { sameAs, subject })];
  });
}

/** What a frame shows, to compare; null where it shows only an excerpt that depends on the violations. */
function evidenceOf({ observation, violations }: Counterexample): string | null {
  const { scenario } = observation;
  return logOf(scenario).length > SHORT ? null : JSON.stringify([scenario, violations[0]?.moment]);
}

function isMust({ level }: PropertyReport): boolean {
  return level === 'must';
}
