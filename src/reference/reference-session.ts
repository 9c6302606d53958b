import type { Environment } from '../compactor/compactor.js';
import { oneAtATime } from '../compactor/one-at-a-time.js';
import type { Answer, Claims, Outcome, Session, ViewItem } from '../compactor/session.js';
import type { SummaryResponse } from '../compactor/summarizer.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { answerFromSummary } from './answer-from-summary.js';
import { evidenceFor } from './evidence.js';
import { type Judged, judgeSummary } from './judge-summary.js';
import { Ledger, type Summary } from './ledger.js';
import { prefixes, removableExchanges } from './prefixes.js';

/**
 * A conversation held by the reference compactor.
 *
 * A pass hands the oldest exchanges to the summarizer together with the newest summary, which the answer takes the
 * place of if it still holds every turn of it. If it does not, that summary stays in force and a new one is begun beside
 * it, of fewer and fewer exchanges: nothing that was covered is given up, and no pass is wasted because a summary is
 * full. State changes only at the end of a pass, in one step, so that a failure changes nothing (K3).
 */
export class ReferenceSession implements Session {
  private readonly ledger = new Ledger();
  private readonly inTurn = oneAtATime();

  constructor(
    private readonly environment: Environment,
    /** Whether facts are demanded too, besides anchors. */
    private readonly facts: boolean,
  ) {}

  append(turns: readonly Turn[]): void {
    this.ledger.append(turns);
  }

  /** Passes run one after the other; turns that are appended during one are not touched by it (K11). */
  compact(options?: { signal?: AbortSignal }): Promise<Outcome> {
    return this.inTurn(() => this.pass(options?.signal));
  }

  private async pass(signal?: AbortSignal): Promise<Outcome> {
    const { trigger } = this.environment.settings;
    const tokensBefore = this.ledger.viewTokens();
    if (trigger !== undefined && tokensBefore <= trigger) {
      return this.unchanged('noop', `the view has ${tokensBefore} tokens, and the trigger is ${trigger}`);
    }
    let status: 'noop' | 'refused' = 'noop';
    let reason = 'no turn that may leave the view has an anchor';
    for (const { prefix, previous } of this.attempts()) {
      const judged = await this.summarize(prefix, previous, signal);
      if ('change' in judged) {
        this.ledger.commit(judged.change);
        const tokensAfter = this.ledger.viewTokens();
        return {
          status: 'compacted',
          truncated: judged.truncated,
          ...this.counts(),
          tokensBefore,
          tokensAfter,
        };
      }
      ({ status, reason } = judged);
      if (judged.isFinal) break;
    }
    return this.unchanged(status, reason);
  }

  /** Once with the newest summary, to carry it on; then without it, shorter and shorter. */
  private *attempts(): Generator<{ prefix: Turn[]; previous?: Summary }> {
    const { ledger } = this;
    const { settings } = this.environment;
    const log = [...ledger.log];
    const exchanges = removableExchanges(log, (id) => ledger.isKept(id), settings.keep);
    const newest = ledger.summaries.at(-1);
    const [longest] = prefixes(log, exchanges, settings);
    if (longest && newest) yield { prefix: longest, previous: newest };
    for (const prefix of prefixes(log, exchanges, settings)) yield { prefix };
  }

  private async summarize(prefix: Turn[], previous?: Summary, signal?: AbortSignal): Promise<Judged> {
    const { settings, summarizer, countTokens } = this.environment;
    const budget = settings.summaryBudget ?? undefined;
    let response: SummaryResponse;
    try {
      response = await summarizer.complete({ turns: prefix, previous: previous?.body, budget, signal });
      signal?.throwIfAborted();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { status: 'refused', reason: `the summarizer failed: ${message}`, isFinal: true };
    }
    const carried = previous && { summary: previous, covers: this.ledger.coveredBy(previous) };
    return judgeSummary({ response, prefix, previous: carried, settings, countTokens, facts: this.facts });
  }

  view(): ViewItem[] {
    return this.ledger.view();
  }

  claims(): Claims {
    return this.ledger.claims();
  }

  /** From the view, from the summary if a line of it has all that is asked for, else from the log (S9, S10, S12). */
  recall(id: TurnId): Answer {
    const turn = this.ledger.turn(id);
    if (this.ledger.isKept(id)) return { text: turn.text, source: 'view' };
    const summary = this.ledger.summaryOf(id);
    const line = summary ? answerFromSummary(summary.body, evidenceFor(turn, { facts: true })) : null;
    return line === null ? { text: turn.text, source: 'log' } : { text: line, source: 'summary' };
  }

  /** The turns whose text holds the query, in log order (K19). */
  find(query: string): TurnId[] {
    return this.ledger.log.filter((turn) => turn.text.includes(query)).map((turn) => turn.id);
  }

  log(): Turn[] {
    return [...this.ledger.log];
  }

  private unchanged(status: 'noop' | 'refused', reason: string): Outcome {
    const tokens = this.ledger.viewTokens();
    return { status, reason, ...this.counts(), tokensBefore: tokens, tokensAfter: tokens };
  }

  private counts(): { covered: number; uncovered: number; kept: number } {
    const { covered, uncovered, kept } = this.ledger.claims();
    return { covered: covered.length, uncovered: uncovered.length, kept: kept.length };
  }
}
