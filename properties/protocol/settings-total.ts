import type { Observation } from '../../src/property/observation.js';
import { passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { type Trouble, troublesOf } from '../../src/property/setting-trouble.js';
import { nearestOrdinary } from '../../src/scenario/nearest-ordinary.js';
import { oddSettings, type SettingName } from '../../src/scenario/odd-settings.js';

export const settingsTotal: Property = {
  id: 'protocol/settings-total',
  clauses: ['K20'],
  level: 'must',
  claim: 'Any budget, ratio, keep, trigger or window works, or is refused with an error that says why.',
  why: 'A setting that was read from an empty variable turns compaction off for good, or throws everything away.',
  fix: 'Check every setting where the session is opened: finite, not negative, whole where turns are counted.',
  needs: [],
  anySettings: true,
  premise: { text: 'a setting is odd: negative, not finite, a fraction of a turn', share: 0.02 },
  companions: (scenario) => (oddSettings(scenario.settings).length > 0 ? [nearestOrdinary(scenario)] : []),
  judge(observation, companions) {
    const { refusedSettings, scenario, moments } = observation;
    const odd = oddSettings(scenario.settings);
    const violations: Violation[] = [];
    if (refusedSettings && refusedSettings.message.trim() === '')
      violations.push({ moment: -1, says: 'the settings were refused with an error that says nothing' });
    if (odd.length === 0) return { met: violations.length, violations };
    const told = odd.map((name) => `${name} ${inWords(scenario.settings[name])}`).join(' and ');
    const trouble = troublesOf(observation).filter((one) => isOfOddSettings(one, odd, companions));
    violations.push(
      ...trouble.map(({ moment, turn, says }) => ({
        moment: Math.min(moment, moments.length - 1),
        ...(turn !== undefined && { turn }),
        says: `told ${told}: ${says}`,
      })),
    );
    return { met: 1, violations };
  },
};

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([kind, ratio]) => `${kind} ${(ratio as number[]).join('/')}`)
    .join(', ');
}

/** Trouble that ordinary settings bring as well, or that no odd one could bring, has nothing to do with them. */
function isOfOddSettings(
  { kind }: Trouble,
  odd: readonly SettingName[],
  companions: readonly Observation[],
): boolean {
  const ordinary = companions.flatMap(troublesOf);
  if (ordinary.some((other) => other.kind === 'broke off' || other.kind === kind)) return false;
  if (kind === 'not kept') return odd.includes('keep');
  if (kind === 'too early') return odd.includes('trigger');
  if (kind !== 'idle') return true;
  // Of several odd settings another one may be why nothing is to be done.
  const isWorkDone = companions.some((companion) => passesOf(companion).some(({ applied }) => applied));
  return odd.length === 1 && isWorkDone;
}
