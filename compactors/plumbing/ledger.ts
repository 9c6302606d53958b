import type { Claims, KeptItem, SummaryItem, ViewItem } from '../../src/compactor/session.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';

/** A summary in force. */
export interface Summary {
  id: string;
  body: string;
}

/** What a pass puts in place of turns. */
interface Entry {
  body: string;
  /** The turns that it stands for. */
  covered: readonly Turn[];
  /** The turns that it takes out of the view. */
  removed: readonly Turn[];
  /** The summary whose place it takes. */
  replaces?: Summary;
}

/** What a session remembers: all turns, the summaries in force, and where each turn stands. */
export class Ledger {
  readonly turns: Turn[] = [];
  readonly summaries: Summary[] = [];
  private readonly byId = new Map<TurnId, Turn>();
  private readonly coveredBy = new Map<TurnId, Summary>();
  private readonly uncovered = new Set<TurnId>();
  private written = 0;

  append(turns: readonly Turn[]): void {
    for (const turn of turns) {
      this.turns.push(turn);
      this.byId.set(turn.id, turn);
    }
  }

  /** @throws Error that names an id which was never appended. */
  turn(id: TurnId): Turn {
    const turn = this.byId.get(id);
    if (!turn) throw new Error(`turn ${id} was never appended`);
    return turn;
  }

  isKept = (id: TurnId): boolean => !this.coveredBy.has(id) && !this.uncovered.has(id);

  /** The summary that covers a turn. */
  summaryOf(id: TurnId): Summary | undefined {
    return this.coveredBy.get(id);
  }

  coveredIn(summary: Summary): Turn[] {
    return this.turns.filter((turn) => this.coveredBy.get(turn.id) === summary);
  }

  /** Puts a summary in force; what it removes or replaces and does not cover is uncovered. */
  commit({ body, covered, removed, replaces }: Entry): void {
    const summary = { id: `s${++this.written}`, body };
    const carried = replaces ? this.coveredIn(replaces) : [];
    if (replaces) this.summaries.splice(this.summaries.indexOf(replaces), 1);
    this.summaries.push(summary);
    for (const { id } of [...carried, ...removed]) {
      this.coveredBy.delete(id);
      this.uncovered.add(id);
    }
    for (const { id } of covered) {
      this.uncovered.delete(id);
      this.coveredBy.set(id, summary);
    }
  }

  /** Takes turns out of the view with nothing in their place. */
  release(turns: readonly Turn[]): void {
    for (const { id } of turns) this.uncovered.add(id);
  }

  /** Opening system turns, then the summaries, then the other kept turns. */
  view(): ViewItem[] {
    const kept = this.turns.filter((turn) => this.isKept(turn.id));
    const opening = kept.findIndex((turn, place) => turn.role !== 'system' || turn !== this.turns[place]);
    const summariesAt = opening < 0 ? kept.length : opening;
    return [
      ...kept.slice(0, summariesAt).map(keptItem),
      ...this.summaries.map(
        ({ id, body }): SummaryItem => ({ type: 'summary', summaryId: id, role: 'user', body }),
      ),
      ...kept.slice(summariesAt).map(keptItem),
    ];
  }

  claims(): Claims {
    const ids = (belongs: (id: TurnId) => boolean) => this.turns.map((turn) => turn.id).filter(belongs);
    return {
      covered: ids((id) => this.coveredBy.has(id)),
      uncovered: ids((id) => this.uncovered.has(id)),
      kept: ids(this.isKept),
      summaryOf: Object.fromEntries([...this.coveredBy].map(([id, summary]) => [id, summary.id])),
    };
  }

  /** How many turns are covered, uncovered and kept. */
  counts(): { covered: number; uncovered: number; kept: number } {
    const [covered, uncovered] = [this.coveredBy.size, this.uncovered.size];
    return { covered, uncovered, kept: this.turns.length - covered - uncovered };
  }

  /** How many tokens the view has. */
  tokens(countTokens: (text: string) => number): number {
    const kept = tokensOf(this.turns.filter((turn) => this.isKept(turn.id)));
    return this.summaries.reduce((sum, summary) => sum + countTokens(summary.body), kept);
  }
}

/** The tokens of some turns. */
export function tokensOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + turn.tokens, 0);
}

function keptItem(turn: Turn): KeptItem {
  return { type: 'kept', turn: turn.id, role: turn.role, text: turn.text };
}
