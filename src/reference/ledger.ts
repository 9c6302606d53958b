import type { Claims, KeptItem, ViewItem } from '../compactor/session.js';
import { holdsOnlyResults } from '../transcript/exchange.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { ReconstructionError } from './errors.js';
import { ToolLinks } from './tool-links.js';

/** A summary in force, or one that was. */
export interface Summary {
  readonly id: string;
  readonly body: string;
  readonly tokens: number;
}

/** What a pass changes, all at once. */
export interface Change {
  body: string;
  tokens: number;
  /** The turns that are covered from now on, beside those of the summary that is replaced. */
  covered: readonly TurnId[];
  uncovered: readonly TurnId[];
  /** The summary that the new one takes the place of, for all the turns that it covered. */
  replaces?: Summary;
}

/** The place of a summary, which others may take after it; turns point to the place, so that a pass moves none of them. */
interface Place {
  summary: Summary;
  /** The turns that it covers, in log order. */
  turns: readonly Turn[];
}

/**
 * The raw log of a conversation, the summaries in force, and where each turn stands: covered, uncovered or kept.
 *
 * What a pass asks for costs as much as the view and the summaries in force have turns, however long the log has become.
 */
export class Ledger {
  readonly log: Turn[] = [];
  private readonly places: Place[] = [];
  private kept: Turn[] = [];
  /** How many system turns open the log. */
  private opening = 0;
  /** The last turn that is no mere result, and the newest request: by them it is told what is pending, and what has to stay. */
  private last: Turn | undefined;
  private request: Turn | undefined;
  private readonly links = new ToolLinks();
  private readonly byId = new Map<TurnId, Turn>();
  private readonly numberOf = new Map<Turn, number>();
  private readonly placeByTurn = new Map<TurnId, Place>();
  private readonly uncovered = new Set<TurnId>();
  private written = 0;

  /** How many passes were committed. */
  get passes(): number {
    return this.written;
  }

  /** The summaries in force, the newest last. */
  get summaries(): Summary[] {
    return this.places.map(({ summary }) => summary);
  }

  /** @throws Error that names an id which the log has already; nothing is appended then. */
  append(turns: readonly Turn[]): void {
    this.refuseTaken(turns);
    for (const given of turns) {
      const turn = { ...given };
      if (this.opening === this.log.length && turn.role === 'system') this.opening += 1;
      this.numberOf.set(turn, this.log.length);
      this.log.push(turn);
      this.kept.push(turn);
      this.byId.set(turn.id, turn);
      this.links.add(turn);
      if (!holdsOnlyResults(turn)) this.last = turn;
      if (turn.role === 'user' && !turn.results?.length) this.request = turn;
    }
  }

  /** @throws Error that names an id which the log has already, or which is given twice. */
  refuseTaken(turns: readonly Turn[]): void {
    const taken = new Set<TurnId>();
    for (const { id } of turns) {
      if (taken.has(id) || this.byId.has(id))
        throw new Error(`Turn ${id} is in the log already; ids must be unique.`);
      taken.add(id);
    }
  }

  /** @throws ReconstructionError for an id that was never appended (S11). */
  turn(id: TurnId): Turn {
    const turn = this.byId.get(id);
    if (!turn) throw new ReconstructionError(id, 'it was never appended');
    return turn;
  }

  isKept(id: TurnId): boolean {
    return !this.placeByTurn.has(id) && !this.uncovered.has(id);
  }

  summaryOf(id: TurnId): Summary | undefined {
    return this.placeByTurn.get(id)?.summary;
  }

  /** The turns that a summary in force covers, in log order. */
  coveredBy(summary: Summary): readonly Turn[] {
    return this.places.find((place) => place.summary === summary)?.turns ?? [];
  }

  /**
   * All of the log, in its order, that decides which exchanges may leave the view: kept turns, the `keep` newest ones, what
   * belongs to an exchange with one of them, the newest request, and the last turn that is no mere result.
   */
  inReach(keep: number): Turn[] {
    const newest = keep > 0 ? this.log.slice(Math.max(0, this.log.length - Math.ceil(keep))) : [];
    const deciding = [this.last, this.request].filter((turn) => turn !== undefined);
    return this.inOrder(this.links.around([...this.kept, ...newest, ...deciding]));
  }

  private inOrder(turns: Iterable<Turn>): Turn[] {
    return [...turns].sort((a, b) => this.numberOf.get(a)! - this.numberOf.get(b)!);
  }

  /** @throws ReconstructionError for an id that was never appended; nothing is changed then. */
  commit({ body, tokens, covered, uncovered, replaces }: Change): void {
    const added = covered.map((id) => this.turn(id));
    this.written += 1;
    const summary = { id: `summary-${this.written}`, body, tokens };
    const replaced = this.places.findIndex((place) => place.summary === replaces);
    const place = replaced < 0 ? { summary, turns: [] } : this.places.splice(replaced, 1)[0]!;
    place.summary = summary;
    place.turns = this.inOrder([...place.turns, ...added]);
    this.places.push(place);
    for (const id of covered) this.placeByTurn.set(id, place);
    for (const id of uncovered) this.uncovered.add(id);
    this.kept = this.kept.filter(({ id }) => this.isKept(id));
  }

  /** The system turns that open the log, the summaries, then all other kept turns in log order (K5, K6). */
  view(): ViewItem[] {
    const rest = this.kept.findIndex((turn) => this.numberOf.get(turn)! >= this.opening);
    const summariesAt = rest < 0 ? this.kept.length : rest;
    return [
      ...this.kept.slice(0, summariesAt).map(keptItem),
      ...this.summaries.map(({ id, body }) => ({
        type: 'summary' as const,
        summaryId: id,
        role: 'user' as const,
        body,
      })),
      ...this.kept.slice(summariesAt).map(keptItem),
    ];
  }

  viewTokens(): number {
    return [...this.summaries, ...this.kept].reduce((sum, { tokens }) => sum + tokens, 0);
  }

  /** How many turns are covered, uncovered and kept. */
  counts(): { covered: number; uncovered: number; kept: number } {
    return { covered: this.placeByTurn.size, uncovered: this.uncovered.size, kept: this.kept.length };
  }

  /** Every turn of the log in exactly one list, in log order (S5). */
  claims(): Required<Omit<Claims, 'firstKept'>> {
    const ids = (belongs: (id: TurnId) => boolean) => this.log.map((turn) => turn.id).filter(belongs);
    return {
      covered: ids((id) => this.placeByTurn.has(id)),
      uncovered: ids((id) => this.uncovered.has(id)),
      kept: ids((id) => this.isKept(id)),
      summaryOf: Object.fromEntries([...this.placeByTurn].map(([id, { summary }]) => [id, summary.id])),
    };
  }
}

function keptItem({ id, role, text }: Turn): KeptItem {
  return { type: 'kept', turn: id, role, text };
}
