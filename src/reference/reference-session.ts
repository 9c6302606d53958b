import type { Environment } from '../compactor/compactor.js';
import { oneAtATime } from '../compactor/one-at-a-time.js';
import type { Answer, Claims, Outcome, Session, ViewItem } from '../compactor/session.js';
import type { SummaryResponse } from '../compactor/summarizer.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { answerFromSummary } from './answer-from-summary.js';
import { evidenceFor } from './evidence.js';
import { type Judged, judgeSummary } from './judge-summary.js';
import type { Ledger, Summary } from './ledger.js';
import { type LedgerStore, memoryStore } from './ledger-store.js';
import { prefixes, removableExchanges } from './prefixes.js';

/** How often a pass is begun again after another session's was committed first. */
const MOST_TRIES = 3;

/**
 * A conversation held by the reference compactor.
 *
 * A pass hands the oldest exchanges to the summarizer together with the newest summary, which the answer takes the
 * place of if it still holds every turn of it. If it does not, that summary stays in force and a new one is begun beside
 * it, of fewer and fewer exchanges: nothing that was covered is given up, and no pass is wasted because a summary is
 * full. State changes only at the end of a pass, in one step, so that a failure changes nothing (K3).
 */
export class ReferenceSession implements Session {
  private readonly inTurn = oneAtATime();

  constructor(
    private readonly environment: Environment,
    /** Whether facts are demanded too, besides anchors. */
    private readonly facts: boolean,
    /** Where the log and the pointer set are kept; in memory, if nothing else is said. */
    private readonly store: LedgerStore = memoryStore(),
  ) {}

  private get ledger(): Ledger {
    return this.store.ledger();
  }

  append(turns: readonly Turn[]): void {
    this.store.append(turns);
  }

  /** Passes run one after the other; turns that are appended during one are not touched by it (K11). */
  compact(options?: { signal?: AbortSignal }): Promise<Outcome> {
    return this.inTurn(() => this.untilCommitted(options?.signal));
  }

  /** A pass that another session on the same store overtook is begun again, from what that one has left (K11). */
  private async untilCommitted(signal?: AbortSignal): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = await this.pass(signal);
      if (outcome !== 'overtaken') return outcome;
    }
    const reason = `another session compacted the same conversation ${MOST_TRIES} times while the summarizer wrote`;
    return this.unchanged('refused', reason);
  }

  private async pass(signal?: AbortSignal): Promise<Outcome | 'overtaken'> {
    const { passes } = this.ledger;
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
        if (!this.store.commit(judged.change, passes)) return 'overtaken';
        const tokensAfter = this.ledger.viewTokens();
        return {
          status: 'compacted',
          truncated: judged.truncated,
          ...this.ledger.counts(),
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
    const log = ledger.inReach(settings.keep ?? 0);
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

  close(): void {
    this.store.close();
  }

  private unchanged(status: 'noop' | 'refused', reason: string): Outcome {
    const tokens = this.ledger.viewTokens();
    return { status, reason, ...this.ledger.counts(), tokensBefore: tokens, tokensAfter: tokens };
  }
}
