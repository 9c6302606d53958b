import type { Capabilities } from '../compactor/capabilities.js';

/** What two compactors can both do and be told; of turns kept and tokens added, the larger number. */
export function jointCapabilities(old: Capabilities, now: Capabilities): Capabilities {
  const entries = Object.entries(now).map(([name, value]) => {
    const was = old[name as keyof Capabilities];
    return [name, typeof value === 'boolean' ? value && was === true : value];
  });
  return {
    ...(Object.fromEntries(entries) as Capabilities),
    keeps: Math.max(old.keeps, now.keeps),
    overheadTokens: Math.max(old.overheadTokens, now.overheadTokens),
    claimedRatios: now.claimedRatios ?? old.claimedRatios,
  };
}
