import type { Turn } from '../../transcript/turn.js';
import type { Environment } from '../compactor.js';
import { oneAtATime } from '../one-at-a-time.js';
import type { KeptItem, Outcome, Session, ViewItem } from '../session.js';
import type { SummaryRequest, WrittenSummary } from '../summarizer.js';
import { readSummaryText } from './read-summary-text.js';
import type { SummarizerDoor } from './summarizer.js';

/** A conversation whose turns are handed, each once, to the summarizer under test, with the summary so far. */
export class SummarizerSession implements Session {
  private readonly inTurn = oneAtATime();
  private waiting: Turn[] = [];
  private summary: string | null = null;
  private last: WrittenSummary[] = [];

  constructor(
    private readonly door: SummarizerDoor,
    private readonly environment: Environment,
  ) {}

  append(turns: readonly Turn[]): void {
    this.waiting.push(...turns);
  }

  compact(options?: { signal?: AbortSignal }): Promise<Outcome> {
    return this.inTurn(() => this.pass(options?.signal ?? this.environment.signal));
  }

  private async pass(signal: AbortSignal | undefined): Promise<Outcome> {
    const { settings, countTokens } = this.environment;
    const { summary: previous, waiting } = this;
    const budget = settings.summaryBudget;
    const request: SummaryRequest = { turns: [...waiting], budget: budget ?? undefined };
    if (previous !== null) request.previous = previous;
    const written: WrittenSummary = { request, response: null, error: null };
    this.last = [written];
    try {
      const info = { previous, countTokens, ...(signal && { signal }) };
      written.response = readSummaryText(await this.door.summarize([...waiting], budget, info));
    } catch (error) {
      written.error = error instanceof Error ? error.message : String(error);
      throw error;
    }
    const { kind, text } = written.response;
    if (kind !== 'text') return { status: 'refused', reason: `there is no summary, but a ${kind}` };
    this.summary = text;
    this.waiting = this.waiting.slice(waiting.length);
    return { status: 'compacted' };
  }

  written(): WrittenSummary[] {
    return this.last;
  }

  view(): ViewItem[] {
    const kept = this.waiting.map(({ id, role, text }): KeptItem => ({ type: 'kept', turn: id, role, text }));
    return this.summary === null ? kept : [{ type: 'summary', role: 'user', body: this.summary }, ...kept];
  }
}
