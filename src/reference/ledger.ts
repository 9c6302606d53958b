import type { Claims, KeptItem, ViewItem } from '../compactor/session.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { ReconstructionError } from './errors.js';

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
}

/** The raw log of a conversation, the summaries in force, and where each turn stands: covered, uncovered or kept. */
export class Ledger {
  readonly log: Turn[] = [];
  private readonly places: Place[] = [];
  private readonly byId = new Map<TurnId, Turn>();
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
      this.log.push(turn);
      this.byId.set(turn.id, turn);
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

  coveredBy(summary: Summary): Turn[] {
    return this.log.filter((turn) => this.summaryOf(turn.id) === summary);
  }

  commit({ body, tokens, covered, uncovered, replaces }: Change): void {
    this.written += 1;
    const summary = { id: `summary-${this.written}`, body, tokens };
    const replaced = this.places.findIndex((place) => place.summary === replaces);
    const place = replaced < 0 ? { summary } : this.places.splice(replaced, 1)[0]!;
    place.summary = summary;
    this.places.push(place);
    for (const id of covered) this.placeByTurn.set(id, place);
    for (const id of uncovered) this.uncovered.add(id);
  }

  /** The system turns that open the log, the summaries, then all other kept turns in log order (K5, K6). */
  view(): ViewItem[] {
    const afterOpening = this.log.findIndex((turn) => turn.role !== 'system');
    const opening = afterOpening < 0 ? this.log.length : afterOpening;
    const kept = (turns: readonly Turn[]) => turns.filter((turn) => this.isKept(turn.id)).map(keptItem);
    return [
      ...kept(this.log.slice(0, opening)),
      ...this.summaries.map(({ id, body }) => ({
        type: 'summary' as const,
        summaryId: id,
        role: 'user' as const,
        body,
      })),
      ...kept(this.log.slice(opening)),
    ];
  }

  viewTokens(): number {
    const kept = this.log.filter((turn) => this.isKept(turn.id));
    return [...this.summaries, ...kept].reduce((sum, { tokens }) => sum + tokens, 0);
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
