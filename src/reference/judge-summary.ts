import type { Settings } from '../compactor/settings.js';
import type { SummaryResponse } from '../compactor/summarizer.js';
import type { Turn } from '../transcript/turn.js';
import { claimable } from './claimable.js';
import { evidencedTurns } from './evidence.js';
import { isCut } from './is-cut.js';
import type { Change, Summary } from './ledger.js';
import { whyOverBudget } from './why-over-budget.js';
import { whyUnusable } from './why-unusable.js';

/** What a summarizer answered, and what it was asked. */
export interface Answered {
  response: SummaryResponse;
  prefix: readonly Turn[];
  /** The summary that was to be carried on, and the turns that it covers. */
  previous?: { summary: Summary; covers: readonly Turn[] };
  settings: Settings;
  countTokens(text: string): number;
  facts: boolean;
}

/** A change that may be committed; or why there is none, and whether another prefix may do better. */
export type Judged =
  | { change: Change; truncated: boolean }
  | { status: 'noop' | 'refused'; reason: string; isFinal: boolean };

/**
 * What to make of an answer. It is committed only if it is a summary at all (K2), fits the budget (S8), holds something
 * that can be claimed, gives up nothing that the previous summary covered (K8), and makes the view smaller (K9).
 */
export function judgeSummary({ response, prefix, previous, settings, countTokens, facts }: Answered): Judged {
  const { summaryBudget: budget, ratios } = settings;
  const { text: summary, reportedIds } = response;
  if (response.kind !== 'text')
    return refused(`the summarizer answered with a ${response.kind}, not with a text`);
  const unusable = whyUnusable(summary, prefix);
  if (unusable) return refused(unusable);
  const tokens = countTokens(summary);
  const overBudget = whyOverBudget(tokens, budget);
  if (overBudget) return inadequate('refused', overBudget);

  const cut = isCut(summary, response);
  const earlier = previous?.covers ?? [];
  const carried = evidencedTurns(earlier, summary, { cut, facts });
  const split = claimable({ turns: prefix, summary, budget, ratios, reportedIds, cut, facts });
  if (split.covered.length === 0) {
    const reason = 'the summary holds none of the turns that it was to stand for';
    return carried.size > 0 ? inadequate('refused', reason) : refused(reason);
  }
  const lost = earlier.filter((turn) => !carried.has(turn)).map((turn) => turn.id);
  if (lost.length > 0) return inadequate('refused', `the summary no longer holds ${lost.join(', ')}`);

  const kept = new Set(split.kept);
  const leaving = prefix.filter((turn) => !kept.has(turn.id));
  const freed = leaving.reduce((sum, turn) => sum + turn.tokens, previous?.summary.tokens ?? 0);
  if (tokens >= freed) return inadequate('noop', 'the summary is not smaller than what it would replace');
  const { covered, uncovered } = split;
  const change = { body: summary, tokens, covered, uncovered, replaces: previous?.summary };
  return { change, truncated: cut };
}

/** No prefix would do better: the summarizer did not do its task. */
function refused(reason: string): Judged {
  return { status: 'refused', reason, isFinal: true };
}

function inadequate(status: 'noop' | 'refused', reason: string): Judged {
  return { status, reason, isFinal: false };
}
