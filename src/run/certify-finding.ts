import * as fc from 'fast-check';
import type { Property } from '../property/property.js';
import { caseHash } from '../scenario/case-hash.js';
import type { Breach } from './breach.js';
import { certify } from './certify.js';
import type { Finding } from './finding.js';
import type { Player } from './player.js';
import type { Certification } from './report.js';
import type { RunHooks, RunOptions } from './run-options.js';
import type { ScenarioSource } from './scenario-source.js';
import { Shrinking } from './shrinking.js';

/**
 * Plays all that is smaller than a finding for so many milliseconds; a smaller one that is found takes its place. Null where the
 * source has no scope, and for a failure that is known by this very scenario.
 */
export async function certifyFinding(
  finding: Finding,
  property: Property,
  { arbitrary, scope }: ScenarioSource,
  player: Player,
  timeMs: number,
  { repeat, store, known }: Pick<RunOptions, 'repeat' | 'store' | 'known'>,
  { signal }: Pick<RunHooks, 'signal'>,
): Promise<{ finding: Finding; certification: Certification } | null> {
  const { found, shrinking } = finding;
  const hash = caseHash(property.id, finding.breach.observation.scenario);
  if (!scope || known?.get(property.id)?.includes(hash)) return null;
  const end = performance.now() + timeMs;
  const left = () => end - performance.now();
  const shrink = async (breach: Breach) => {
    const value = new fc.Value(breach.observation.scenario, undefined);
    const again = new Shrinking({ run: found.run, value }, property, arbitrary, player, signal);
    await (await again.drivenAgain()).goOn(left());
    return again.result;
  };
  const isOver = () => left() <= 0 || signal?.aborted === true;
  const { certification, smaller } = await certify(finding, {
    ...{ property, scopeOf: scope, player, isOver, shrink, repeat },
  });
  if (!smaller?.breach) return { finding, certification };
  const { breach, returned } = smaller;
  return {
    certification,
    finding: {
      ...{ breach, returned, found, file: null },
      shrinking: {
        ...shrinking,
        evaluations: shrinking.evaluations + smaller.shrinking.evaluations,
        turnsAfter: smaller.shrinking.turnsAfter,
      },
      ...(store && { status: 'new' }),
    },
  };
}
