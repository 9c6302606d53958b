import type { Turn, TurnId } from '../../transcript/turn.js';
import type { Environment } from '../compactor.js';
import { oneAtATime } from '../one-at-a-time.js';
import type { Answer, Claims, KeptItem, MaybePromise, Outcome, Session, ViewItem } from '../session.js';
import type { Checkpoint, CheckpointInfo, CheckpointPair } from './checkpoint.js';
import { readCheckpoint } from './read-checkpoint.js';

/** What a pass left behind: the pair's own checkpoint, and our copy of what it said. */
interface Committed<C> {
  checkpoint: C;
  said: Checkpoint;
  /** How many turns were handed to it. */
  handed: number;
  summaryId: string;
}

/** A conversation held by a checkpoint pair. */
export class CheckpointSession<C extends Checkpoint> implements Session {
  private readonly turns: Turn[] = [];
  private readonly places = new Map<TurnId, number>();
  private readonly rawLog: Record<TurnId, string> = {};
  private readonly inTurn = oneAtATime();
  private committed: Committed<C> | null = null;
  private passes = 0;

  constructor(
    private readonly pair: CheckpointPair<C>,
    private readonly environment: Environment,
  ) {}

  append(turns: readonly Turn[]): void {
    for (const turn of turns) {
      this.places.set(turn.id, this.turns.length);
      this.turns.push(turn);
      this.rawLog[turn.id] = turn.text;
    }
  }

  compact(options?: { signal?: AbortSignal }): Promise<Outcome> {
    return this.inTurn(() => this.pass(options?.signal));
  }

  private async pass(signal?: AbortSignal): Promise<Outcome> {
    const { settings, summarizer, countTokens } = this.environment;
    const turns = [...this.turns];
    const budget = settings.summaryBudget;
    const response = await summarizer.complete({ turns, budget: budget ?? undefined, signal });
    if (response.kind === 'toolCall') {
      return {
        status: 'refused',
        reason: 'the summarizer answered with a tool call, so there is no summary',
      };
    }
    const { text, reportedIds, finish, closingMarker } = response;
    const info: CheckpointInfo = { finish, closingMarker, ratios: settings.ratios, countTokens };
    const checkpoint = await this.pair.buildCheckpoint(turns, text, budget, reportedIds, info);
    const said = readCheckpoint(checkpoint);
    this.passes += 1;
    this.committed = { checkpoint, said, handed: turns.length, summaryId: `checkpoint-${this.passes}` };
    const { covered, uncovered, kept } = this.lists();
    return {
      status: 'compacted',
      covered: covered.length,
      uncovered: uncovered.length,
      kept: kept.length,
    };
  }

  /** Opening system turns stay first; the summary follows them. */
  view(): ViewItem[] {
    if (!this.committed) return this.turns.map(keptItem);
    const { said, handed, summaryId } = this.committed;
    const staying = new Set(said.kept ?? said.uncovered);
    const kept = this.turns.filter((turn, place) => place >= handed || staying.has(turn.id));
    const opening = kept.findIndex((turn, place) => turn.role !== 'system' || turn !== this.turns[place]);
    const summaryAt = opening < 0 ? kept.length : opening;
    return [
      ...kept.slice(0, summaryAt).map(keptItem),
      { type: 'summary', summaryId, role: 'user', body: said.summary },
      ...kept.slice(summaryAt).map(keptItem),
    ];
  }

  claims(): Claims {
    const lists = this.lists();
    const summaryId = this.committed?.summaryId ?? '';
    return { ...lists, summaryOf: Object.fromEntries(lists.covered.map((id) => [id, summaryId])) };
  }

  private lists(): { covered: TurnId[]; uncovered: TurnId[]; kept: TurnId[] } {
    const { said, handed } = this.committed ?? { said: { covered: [], uncovered: [], kept: [] }, handed: 0 };
    const later = this.turns.slice(handed).map((turn) => turn.id);
    return {
      covered: [...said.covered],
      uncovered: [...said.uncovered],
      kept: [...(said.kept ?? []), ...later],
    };
  }

  recall(id: TurnId): MaybePromise<string | Answer> {
    const place = this.places.get(id);
    if (this.committed && (place === undefined || place < this.committed.handed)) {
      return this.pair.reconstruct(this.committed.checkpoint, this.rawLog, id);
    }
    if (place === undefined) throw new Error(`turn ${id} was never appended`);
    return { text: this.turns[place]!.text, source: 'view' };
  }

  log(): Turn[] {
    return this.turns.filter((turn) => Object.hasOwn(this.rawLog, turn.id));
  }

  lose(id: TurnId): void {
    delete this.rawLog[id];
  }
}

function keptItem(turn: Turn): KeptItem {
  return { type: 'kept', turn: turn.id, role: turn.role, text: turn.text };
}
