import { contentText } from '../adapters/transcript/content-text.js';
import type { Capabilities } from '../compactor/capabilities.js';
import { DEFAULTS } from '../compactor/capabilities-of.js';
import { checkSupports } from '../compactor/doors/check-supports.js';
import type { WrittenSummary } from '../compactor/summarizer.js';
import { readClaims } from '../drive/read-claims.js';
import { readView } from '../drive/read-view.js';
import { blankObservation } from '../property/blank-observation.js';
import type { Moment, Observation, SeenAnswer, SeenItem } from '../property/observation.js';
import { callOf } from '../simulation/under-test/call-of.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { recordedTurns } from './recorded-turns.js';
import { builtView, recordedView } from './recorded-view.js';
import type { MessageId, Recording } from './recording.js';
import { recordingError } from './recording-error.js';

/** A window that nothing fills. */
const ENDLESS = 2 ** 31;

/**
 * A recording as an observation of two steps: all turns are appended, and a pass is made. What is not recorded is taken
 * to be as harmless as it can be.
 *
 * @throws HarnessError CC_RECORDING_INVALID, CC_TRANSCRIPT_FORMAT, CC_UNKNOWN_CAPABILITY.
 */
export function expand(recording: Recording, file: string, tokenizer: Tokenizer): Observation {
  const { settings = {}, encoding = 'o200k_base', answers } = recording;
  checkSupports(recording.supports);
  const turns = recordedTurns(recording.before, file, tokenizer);
  const idOf = idReader(recording, turns, file);
  const pointers = pointersOf(recording, idOf);
  const count = (text: string) => tokenizer.count(text);
  const covered = new Set(pointers?.covered ?? []);
  const items = recording.after ? recordedView(recording, turns, file) : builtView(recording, turns, covered);
  const view = readView(items, turns, count);
  const calls = (recording.summarizer ?? []).map((exchange, index) =>
    callOf(writtenOf(exchange, turns, idOf), index, turns, tokenizer),
  );
  const before = { lost: [], refusal: null, log: null, stranger: null, appended: turns.length };
  const moments: Moment[] = [
    {
      ...before,
      step: 0,
      outcome: null,
      calls: [],
      view: firstView(recording, turns, count),
      claims: pointers && { covered: [], uncovered: [], kept: turns.map(({ id }) => id), summaryOf: {} },
      answers: null,
    },
    {
      ...before,
      step: 1,
      outcome: recording.outcome ?? { status: 'compacted' },
      calls,
      view,
      claims: pointers && readClaims(pointers, turns, view),
      answers: answers ? answersOf(answers, turns, idOf) : null,
    },
  ];
  return {
    scenario: {
      version: 1,
      encoding,
      settings: { summaryBudget: null, ratios: null, window: ENDLESS, ...settings },
      summarizer: {
        finish: calls.some(({ response }) => response?.finish !== undefined),
        marker: false,
        report: 'none',
        faults: [],
      },
      steps: [{ step: 'append', turns }, { step: 'compact' }],
    },
    ...blankObservation(recording.compactor ?? 'recorded', supportsOf(recording)),
    moments,
  };
}

function supportsOf({ pointers, answers, after, outcome, settings = {}, supports }: Recording): Capabilities {
  return {
    ...DEFAULTS,
    claims: pointers !== undefined,
    recall: answers !== undefined,
    ownView: after !== undefined,
    ownOutcome: outcome !== undefined,
    takesBudget: settings.summaryBudget !== undefined,
    takesRatios: settings.ratios !== undefined,
    takesKeep: settings.keep !== undefined,
    takesTrigger: settings.trigger !== undefined,
    ...supports,
  };
}

type ReadId = (id: MessageId, where: string) => TurnId;

function idReader({ before }: Recording, turns: readonly Turn[], file: string): ReadId {
  const known = new Set(turns.map(({ id }) => id));
  return (id, where) => {
    const found = typeof id === 'number' ? (before[id]?.id ?? `t${id + 1}`) : id;
    if (known.has(found)) return found;
    throw recordingError(
      file,
      `\`${where}\` names ${JSON.stringify(id)}, which is no message of \`before\``,
      'Name messages by their `id`, by t1, t2, … where they have none, or by their index, counted from 0.',
    );
  };
}

/** An id that no message has is a claim about nothing, and is judged as such. */
function pointersOf({ pointers, before }: Recording, idOf: ReadId) {
  if (!pointers) return null;
  const lenient = (id: MessageId) => (typeof id === 'number' ? (before[id]?.id ?? `t${id + 1}`) : id);
  const { covered, uncovered, kept, firstKept } = pointers;
  return {
    ...(covered && { covered: covered.map(lenient) }),
    ...(uncovered && { uncovered: uncovered.map(lenient) }),
    ...(kept && { kept: kept.map(lenient) }),
    ...(firstKept !== undefined && { firstKept: idOf(firstKept, 'pointers.firstKept') }),
  };
}

function firstView(
  { before }: Recording,
  turns: readonly Turn[],
  count: (text: string) => number,
): SeenItem[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  return before.map((message, index): SeenItem => {
    const turn = byId.get(message.id ?? `t${index + 1}`);
    if (turn && !message.summary)
      return { type: 'kept', turn: turn.id, role: turn.role, text: turn.text, tokens: turn.tokens };
    const body = contentText(message.content ?? '') ?? '';
    const tokens = count(body);
    return {
      type: 'summary',
      summaryId: `before-${index}`,
      role: 'user',
      body,
      handles: [],
      tokens,
      bodyTokens: tokens,
    };
  });
}

function writtenOf(
  exchange: NonNullable<Recording['summarizer']>[number],
  turns: readonly Turn[],
  idOf: ReadId,
): WrittenSummary {
  const { prompt, previous, budget, text, kind, finish, closingMarker, reportedIds, error } = exchange;
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const request = {
    ...(exchange.turns && { turns: exchange.turns.map((id) => byId.get(idOf(id, 'summarizer.turns'))!) }),
    ...(prompt !== undefined && { prompt }),
    ...(previous !== undefined && { previous }),
    ...(budget !== undefined && { budget }),
  };
  if (error !== undefined) return { request, response: null, error };
  const written = text ?? '';
  return {
    request,
    response: {
      kind: kind ?? (written.trim() === '' ? 'blank' : 'text'),
      text: written,
      ...(finish && { finish }),
      ...(closingMarker !== undefined && { closingMarker }),
      ...(reportedIds && { reportedIds: reportedIds.map((id) => idOf(id, 'summarizer.reportedIds')) }),
    },
    error: null,
  };
}

/** Whoever was not asked for has no answer that could be judged, and gives what it should. */
function answersOf(
  answers: NonNullable<Recording['answers']>,
  turns: readonly Turn[],
  idOf: ReadId,
): Record<TurnId, SeenAnswer> {
  const given = Object.entries(answers).map(([id, answer]): [TurnId, SeenAnswer] => {
    if (typeof answer === 'string') return [idOf(id, 'answers'), { text: answer }];
    if ('text' in answer) return [idOf(id, 'answers'), answer];
    return [idOf(id, 'answers'), { error: { name: 'Error', message: answer.error, engine: false } }];
  });
  return { ...Object.fromEntries(turns.map(({ id, text }) => [id, { text }])), ...Object.fromEntries(given) };
}
