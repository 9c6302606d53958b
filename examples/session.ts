// A whole session: it holds its own raw log, view and pointer set, and adds one summary per pass. What a summary may be
// said to cover is left to the package's own `buildCheckpoint`, which throws where a summary cannot be used.
import {
  type Answer,
  buildCheckpoint,
  type Checkpoint,
  type Claims,
  compareToCeiling,
  type Environment,
  exchangesOf,
  type Outcome,
  type Session,
  type Turn,
  type TurnId,
  type ViewItem,
} from 'compaction-check';

class Conversation implements Session {
  private readonly rawLog: Turn[] = [];
  private readonly checkpoints: Checkpoint[] = [];
  private lastPass: Promise<unknown> = Promise.resolve();

  constructor(private readonly environment: Environment) {}

  append(turns: Turn[]): void {
    this.rawLog.push(...turns);
  }

  /** One pass after the other: two at once would summarize the same turns twice. */
  compact(): Promise<Outcome> {
    const pass = this.lastPass.then(() => this.compactNow());
    this.lastPass = pass.catch(() => undefined);
    return pass;
  }

  private async compactNow(): Promise<Outcome> {
    const exchanges = this.compactable();
    let reason = 'no turn may leave the context';
    // A shorter prefix instead of a refusal: the older half, and so on down to the oldest exchange.
    for (let length = exchanges.length; length > 0; length = Math.floor(length / 2)) {
      const chosen = new Set(exchanges.slice(0, length).flat());
      const prefix = this.rawLog.filter((turn) => chosen.has(turn));
      if (this.isTooMuch(prefix)) continue;
      try {
        this.checkpoints.push(await this.summarize(prefix));
        const { covered, uncovered, kept } = this.claims();
        return {
          status: 'compacted',
          covered: covered.length,
          uncovered: uncovered.length,
          kept: kept.length,
          ...(this.isTooLarge() && { reason: 'what has to stay is more than the window holds' }),
        };
      } catch (error) {
        reason = String(error);
      }
    }
    return { status: exchanges.length > 0 ? 'refused' : 'noop', reason };
  }

  private async summarize(turns: Turn[]): Promise<Checkpoint> {
    const { summarizer, settings, countTokens } = this.environment;
    const { summaryBudget, ratios } = settings;
    const answer = await summarizer.complete({ turns, budget: summaryBudget ?? undefined });
    if (answer.kind !== 'text') throw new Error('the summarizer gave no text');
    const { text, finish, closingMarker, reportedIds } = answer;
    const info = { finish, closingMarker, ratios, countTokens };
    const checkpoint = buildCheckpoint(turns, text, summaryBudget, reportedIds, info);
    const leaving = turns.filter(({ id }) => !checkpoint.kept.includes(id));
    if (tokensOf(leaving) <= countTokens(text)) throw new Error('the view would not get smaller');
    return checkpoint;
  }

  private isTooLarge(): boolean {
    const { settings, countTokens } = this.environment;
    const texts = this.view().map((item) => (item.type === 'summary' ? item.body : item.text));
    return texts.reduce((sum, text) => sum + countTokens(text), 0) > settings.window;
  }

  private isTooMuch(turns: readonly Turn[]): boolean {
    const { summaryBudget, ratios } = this.environment.settings;
    return compareToCeiling(turns, summaryBudget, ratios) > 0;
  }

  /** The exchanges that may leave the context: tool uses go with their results. */
  private compactable(): Turn[][] {
    const log = this.rawLog;
    const request = log.findLast(({ role, results }) => role === 'user' && !results);
    const mayLeave = (turn: Turn) =>
      this.isKept(turn) && turn.role !== 'system' && turn !== request && !turn.pinned;
    return exchangesOf(log)
      .filter(({ pending }) => !pending)
      .map(({ turns }) => turns)
      .filter((turns) => turns.every(mayLeave) && turns.some(({ anchor }) => anchor !== null))
      .filter((turns) => !this.isTooMuch(turns));
  }

  private isKept({ id }: Turn): boolean {
    return !this.checkpoints.some(({ covered, uncovered }) => covered.includes(id) || uncovered.includes(id));
  }

  /** System turns that open the log stay in front of the summaries. */
  view(): ViewItem[] {
    const kept = this.rawLog.filter((turn) => this.isKept(turn)).map(keptItem);
    const opening = kept.findIndex(({ role }) => role !== 'system');
    const summaries = this.checkpoints.map(
      ({ summary }): ViewItem => ({ type: 'summary', role: 'user', body: summary }),
    );
    return kept.toSpliced(opening < 0 ? kept.length : opening, 0, ...summaries);
  }

  claims() {
    const ids = (belongs: (turn: Turn) => boolean) => this.rawLog.filter(belongs).map(({ id }) => id);
    return {
      covered: ids(({ id }) => this.checkpoints.some(({ covered }) => covered.includes(id))),
      uncovered: ids(({ id }) => this.checkpoints.some(({ uncovered }) => uncovered.includes(id))),
      kept: ids((turn) => this.isKept(turn)),
    } satisfies Claims;
  }

  recall(id: TurnId): Answer {
    const turn = this.rawLog.find((one) => one.id === id);
    if (!turn) throw new Error(`turn ${id} was never appended`);
    return { text: turn.text, source: this.isKept(turn) ? 'view' : 'log' };
  }
}

function keptItem({ id, role, text }: Turn): ViewItem {
  return { type: 'kept', turn: id, role, text };
}

function tokensOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, { tokens }) => sum + tokens, 0);
}

export default {
  name: 'examples/session',
  supports: { takesTrigger: false, takesKeep: false, overheadTokens: 0 },
  open: (environment: Environment) => new Conversation(environment),
};
