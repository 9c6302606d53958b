import type { Capabilities } from '../compactor/capabilities.js';
import { logOf } from './log-of.js';
import { isMeanwhile } from './meanwhile.js';
import type { Scenario } from './scenario.js';

/**
 * Why a scenario, made for one compactor, asks of another what that cannot be told or has no part in; null if it does
 * not.
 */
export function outOfReach(scenario: Scenario, supports: Capabilities, madeFor: Capabilities): string | null {
  const { settings, summarizer, steps } = scenario;
  if (supports.summarizes !== madeFor.summarizes) return 'it was found on another kind of implementation';
  if (!supports.takesBudget && settings.summaryBudget !== null) return notTold('a summary budget');
  if (!supports.takesRatios && madeFor.takesRatios && settings.ratios !== null) return notTold('ratios');
  if (!supports.takesTrigger && settings.trigger !== undefined) return notTold('a trigger');
  if (!supports.takesKeep && (settings.keep ?? 0) > supports.keeps) return notTold('how many turns to keep');
  if ((settings.keep ?? 0) < supports.keeps) return 'this compactor always keeps more turns than it asks for';
  if (!supports.takesReport && summarizer.report !== 'none') return notTold("the summarizer's report");
  if (!supports.takesSignals && (summarizer.finish || summarizer.marker))
    return notTold('how a summary ended');
  if (!supports.lose && steps.some(({ step }) => step === 'lose'))
    return 'this compactor can lose no log entry';
  if (!supports.durable && steps.some(({ step }) => step === 'reopen' || step === 'kill'))
    return 'this compactor does not keep its session in a directory';
  if (!supports.concurrent && steps.some(isMeanwhile))
    return 'this compactor takes no calls while a pass waits for its summarizer';
  if (!supports.takesAttachments && logOf(scenario).some(({ attachments }) => attachments?.length))
    return notTold('of attachments');
  if (madeFor.ownView && madeFor.ownOutcome && !(supports.ownView && supports.ownOutcome))
    return 'this compactor does not put its view together, or does not say how a pass ended';
  if (JSON.stringify(supports.claimedRatios) !== JSON.stringify(madeFor.claimedRatios))
    return 'this summarizer claims other ratios';
  return null;
}

const notTold = (what: string) => `this compactor is not told ${what}`;
