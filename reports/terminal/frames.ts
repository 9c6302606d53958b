import { knownEffect } from '../../src/run/known-effect.js';
import type { Counterexample, PropertyReport, Report } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Style } from '../text/style.js';
import type { GivenFlags } from '../words/given-flags.js';
import { frameLines } from './frame.js';

const SHORT = 8;

/** So many broken properties are shown with all their evidence; what follows usually follows from them. */
const FULL_FRAMES = 3;

/**
 * One failure frame per counterexample, brief ones after the first few unless `all` are asked for in full; where two
 * rest on the same short conversation, the second points to the first. Known failures are shown only where all are.
 */
export function frames(
  { properties }: Report,
  style: Style,
  { subject, given, recording, all }: FramesOptions,
): string[][] {
  const shown = new Map<string, string>();
  const inOrder = [...properties.filter(isMust), ...properties.filter((property) => !isMust(property))];
  const broken = inOrder.filter(
    (property) => property.counterexample !== null && (all || knownEffect(property) !== 'passes'),
  );
  return broken.map((property, index) => {
    const found = property.counterexample!;
    const brief = !all && index >= FULL_FRAMES;
    const evidence = evidenceOf(found);
    const sameAs = evidence === null ? undefined : shown.get(evidence);
    if (evidence !== null && sameAs === undefined && !brief) shown.set(evidence, property.id);
    return frameLines(property, found, style, { sameAs, subject, given, recording, brief });
  });
}

export interface FramesOptions {
  subject?: string | undefined;
  given?: GivenFlags | undefined;
  /** The file that was judged, where nothing was run. */
  recording?: string | undefined;
  all: boolean;
}

/** What a frame shows, to compare; null where it shows only an excerpt that depends on the violations. */
function evidenceOf({ observation, violations }: Counterexample): string | null {
  const { scenario } = observation;
  return logOf(scenario).length > SHORT ? null : JSON.stringify([scenario, violations[0]?.moment]);
}

function isMust({ level }: PropertyReport): boolean {
  return level === 'must';
}
