import { setTimeout as pause } from 'node:timers/promises';
import type { Summarizer, SummaryRequest } from '../compactor/summarizer.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn } from '../transcript/turn.js';
import type { SummarizerBehaviour } from './behaviour.js';
import { checkRequest } from './check-request.js';
import { faithfulDraft } from './faithful-draft.js';
import { applyFault } from './faults/registry.js';
import { faultsAt } from './faults-at.js';
import { groundTruth } from './ground-truth.js';
import { reportIds } from './report-ids.js';
import { cutOf, respond, unusableOf } from './response.js';
import { shownTurns } from './shown-turns.js';
import { smallerLimit } from './smaller-limit.js';
import type { SummarizerCall } from './summarizer-call.js';
import { tracedAttachments } from './traced-attachments.js';
import { writeOut } from './write-out.js';

export interface SimulationOptions {
  behaviour: SummarizerBehaviour;
  /** The summary budget of the scenario; the smaller of it and the request's holds. */
  budget: number | null;
  tokenizer: Tokenizer;
  /** The turns appended so far. */
  known(): readonly Turn[];
  /** Takes each call when it is made; one that is given up while it waits becomes a failed one. */
  record(call: SummarizerCall): void;
}

/**
 * A summarizer that behaves as its data says; the same requests in the same order give the same answers.
 *
 * @throws HarnessError `CC_SUMMARY_REQUEST`, from `complete`, if the request cannot be understood.
 */
export function simulateSummarizer(options: SimulationOptions): Summarizer {
  let calls = 0;
  return {
    async complete(request) {
      checkRequest(request);
      const { call, waits } = answer(request, calls++, options);
      // Before anything is awaited, so that calls in parallel are recorded in the order in which they were made.
      options.record(call);
      if (waits > 0) {
        await pause(waits, undefined, { signal: request.signal }).catch((error: Error) => {
          Object.assign(call, failed(error.message));
          throw error;
        });
      }
      if (call.response === null) throw new Error(call.error ?? '');
      return call.response;
    },
  };
}

function answer(
  request: SummaryRequest,
  index: number,
  options: SimulationOptions,
): { call: SummarizerCall; waits: number } {
  const { behaviour, tokenizer } = options;
  const known = options.known();
  const reading = shownTurns(request, known);
  const budget = smallerLimit(request.budget, options.budget);
  const faithful = faithfulDraft(reading, known, behaviour.marker, tokenizer);
  const draft = faultsAt(behaviour.faults, index).reduce(
    (spoiled, fault) => applyFault(spoiled, fault, { index, known, reading, budget, tokenizer }),
    faithful,
  );

  const traced = tracedAttachments(request, known);
  const asked = {
    index,
    request: {
      turns: request.turns?.map((turn) => turn.id ?? '') ?? null,
      prompt: request.prompt ?? null,
      previous: request.previous ?? null,
      budget: request.budget ?? null,
    },
    shown: reading.shown.map((turn) => turn.id),
    shownInPart: reading.inPart.map((turn) => turn.id),
    carried: reading.carried.map((turn) => turn.id),
    ...(traced.length > 0 && { traced }),
  };
  const { waits } = draft;
  if (draft.failure !== null) return { call: { ...asked, ...failed(draft.failure) }, waits };

  const room = smallerLimit(draft.stopsAt, draft.ignoresBudget ? null : budget);
  const limit = smallerLimit(room, draft.breaksAt);
  const written = writeOut(draft, limit, tokenizer);
  const isBrokenOff = written.cut && limit !== room;
  const signals = { finish: behaviour.finish && !isBrokenOff, marker: behaviour.marker };
  const cut = cutOf(written, signals);
  const { anchors, facts } = groundTruth(written, known, cut !== 'none');
  const isUntouched = draft.lines === faithful.lines && !written.cut;
  const truth = {
    anchors,
    facts,
    cut,
    faithful: isUntouched && (budget === null || written.tokens <= budget),
    unusable: unusableOf(draft, written),
  };
  const shownFacts = new Set(facts);
  const report = { known, shown: asked.shown, written: asked.shown.filter((id) => shownFacts.has(id)) };
  const response = respond(draft, written, signals, reportIds(behaviour.report, report));
  return { call: { ...asked, response, error: null, tokens: written.tokens, truth }, waits };
}

const NOTHING: SummarizerCall['truth'] = {
  anchors: [],
  facts: [],
  cut: 'none',
  faithful: false,
  unusable: null,
};

function failed(error: string) {
  return { response: null, error, tokens: 0, truth: NOTHING };
}
