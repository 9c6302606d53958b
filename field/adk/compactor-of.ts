import type { BaseContextCompactor, BaseLlm, Event, InvocationContext } from '@google/adk';
import { isCompactedEvent } from '@google/adk';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
// @ts-expect-error: ADK exports neither this function nor its types.
import { getActiveEvents } from '../node_modules/@google/adk/dist/esm/context/compaction_utils.js';
import { CheckedModel } from './checked-model.js';
import { eventOf, textOf } from './events.js';

/** One of ADK's compactors, which edit a session's list of events. */
export function compactorOf(
  name: string,
  create: (llm: BaseLlm, eventRetentionSize: number) => BaseContextCompactor,
): Compactor {
  return {
    name,
    version: '2.0.0',
    supports: {
      takesPins: false,
      ownOutcome: false,
      takesBudget: false,
      takesRatios: false,
      takesTrigger: false,
      takesReport: false,
      overheadTokens: 16,
      keeps: 1,
    },

    open({ settings, summarizer }) {
      const instruction: Turn[] = [];
      const events: Event[] = [];
      const turns = new Map<Event, Turn>();
      const inputs = new Map<string, string>();
      const context = { session: { events }, agent: { name: 'agent' } } as unknown as InvocationContext;
      const compactor = create(new CheckedModel(summarizer), settings.keep ?? 1);

      function itemFrom(event: Event): ViewItem {
        if (isCompactedEvent(event)) {
          const body = event.compactedContent;
          return { type: 'summary', role: 'user', body, text: `[Previous Context Summary]:\n${body}` };
        }
        const { id, role } = turns.get(event)!;
        return { type: 'kept', turn: id, role, text: textOf(event, inputs) };
      }

      return {
        append(appended) {
          for (const turn of appended) {
            for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
            // What opens the log is the agent's instruction, which ADK holds apart from the events.
            if (turn.role === 'system' && turns.size === 0) {
              instruction.push(turn);
              continue;
            }
            const event = eventOf(turn, turns.size + 1);
            turns.set(event, turn);
            events.push(event);
          }
        },
        async compact() {
          if (!(await compactor.shouldCompact(context))) return { status: 'noop' };
          await compactor.compact(context);
          return { status: 'compacted' };
        },
        view: () => [
          ...instruction.map(({ id, text }): ViewItem => ({ type: 'kept', turn: id, role: 'system', text })),
          ...(getActiveEvents(events) as Event[]).map(itemFrom),
        ],
      };
    },
  };
}
