import { certifyFinding } from './certify-finding.js';
import type { Finding } from './finding.js';
import type { Player } from './player.js';
import type { Certification } from './report.js';
import type { RunHooks, RunOptions } from './run-options.js';
import type { ScenarioSource } from './scenario-source.js';
import type { Tally } from './tally.js';

/** Certifies findings, if that is asked for: each has an equal part of the time that is left. */
export async function certifyAll(
  found: ReadonlyMap<Tally, Finding>,
  source: ScenarioSource,
  player: Player,
  options: RunOptions,
  hooks: RunHooks,
): Promise<Map<Tally, { finding: Finding; certification: Certification }>> {
  const certified = new Map<Tally, { finding: Finding; certification: Certification }>();
  if (options.certifyTimeMs === undefined) return certified;
  const end = performance.now() + options.certifyTimeMs;
  let open = found.size;
  for (const [tally, finding] of found) {
    const timeMs = (end - performance.now()) / open;
    open -= 1;
    const one = await certifyFinding(finding, tally.property, source, player, timeMs, options, hooks);
    if (one) certified.set(tally, one);
  }
  return certified;
}
