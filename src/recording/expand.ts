import { contentText } from '../adapters/transcript/content-text.js';
import type { Capabilities } from '../compactor/capabilities.js';
import { DEFAULTS } from '../compactor/capabilities-of.js';
import { checkSupports } from '../compactor/doors/check-supports.js';
import type { WrittenSummary } from '../compactor/summarizer.js';
import { readClaims } from '../drive/read-claims.js';
import { readView } from '../drive/read-view.js';
import { blankObservation } from '../property/blank-observation.js';
import type { Moment, Observation, SeenAnswer, SeenClaims, SeenItem } from '../property/observation.js';
import type { Step } from '../scenario/scenario.js';
import { FAITHFUL } from '../simulation/faithful.js';
import { callOf } from '../simulation/under-test/call-of.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { allMessages, passesOf } from './recorded-passes.js';
import { recordedTurns } from './recorded-turns.js';
import { builtView, recordedView } from './recorded-view.js';
import type { MessageId, Recording } from './recording.js';
import { recordingError } from './recording-error.js';

/** A window that nothing fills. */
const ENDLESS = 2 ** 31;

/**
 * A recording as an observation of two steps for each pass: all turns are appended, and it is made. What is not recorded is
 * taken to be as harmless as it can be.
 *
 * @throws HarnessError CC_RECORDING_INVALID, CC_TRANSCRIPT_FORMAT, CC_UNKNOWN_CAPABILITY, CC_CAPABILITY_INVALID.
 */
export function expand(recording: Recording, file: string, tokenizer: Tokenizer): Observation {
  const { settings = {}, encoding = 'o200k_base' } = recording;
  checkSupports(recording.supports);
  const turns = recordedTurns(allMessages(recording), file, tokenizer);
  const passes = passesOf(recording);
  const supports = supportsOf(recording, passes, file);
  const count = (text: string) => tokenizer.count(text);
  const moments: Moment[] = [];
  const steps: Step[] = [];
  for (const pass of passes) {
    const appended = pass.before.filter(({ summary }) => !summary).length;
    const soFar = turns.slice(0, appended);
    const step = steps.length;
    const before = { lost: [], refusal: null, log: null, stranger: null, appended };
    const last = moments.at(-1);
    const fresh = soFar.slice(last?.appended ?? 0);
    const quiet = { ...before, step, outcome: null, calls: [], answers: null };
    moments.push(
      last
        ? { ...quiet, view: [...last.view, ...fresh.map(keptItem)], claims: claimsWith(last.claims, fresh) }
        : { ...quiet, view: firstView(pass, turns, count), claims: firstClaims(pass, soFar) },
    );
    const idOf = idReader(pass, soFar, file);
    const pointers = pointersOf(pass, idOf);
    const items = pass.after
      ? recordedView(pass, soFar, file, summariesBefore(moments))
      : builtView(pass, soFar, new Set(pointers?.covered ?? []));
    const view = readView(items, soFar, count);
    const index = moments.reduce((sum, { calls }) => sum + calls.length, 0);
    moments.push({
      ...before,
      step: step + 1,
      outcome: pass.outcome ?? { status: 'compacted' },
      calls: (pass.summarizer ?? []).map((exchange, nth) =>
        callOf(writtenOf(exchange, soFar, idOf), index + nth, soFar, tokenizer),
      ),
      view,
      claims: pointers && readClaims(pointers, soFar, view),
      answers: pass.answers ? answersOf(pass.answers, soFar, idOf) : null,
    });
    steps.push({ step: 'append', turns: fresh }, { step: 'compact' });
  }
  const finish = moments.some(({ calls }) => calls.some(({ response }) => response?.finish !== undefined));
  return {
    scenario: {
      version: 1,
      encoding,
      settings: { summaryBudget: null, ratios: null, window: ENDLESS, ...settings },
      summarizer: { ...FAITHFUL, finish },
      steps,
    },
    ...blankObservation(recording.compactor ?? 'recorded', supports),
    moments,
  };
}

function keptItem({ id, role, text, tokens }: Turn): SeenItem {
  return { type: 'kept', turn: id, role, text, tokens };
}

function summariesBefore(moments: readonly Moment[]): string[] {
  return moments.flatMap(({ view }) => view.flatMap((item) => (item.type === 'summary' ? [item.body] : [])));
}

function firstClaims({ pointers }: Recording, turns: readonly Turn[]): SeenClaims | null {
  if (!pointers) return null;
  return { covered: [], uncovered: [], kept: turns.map(({ id }) => id), summaryOf: {} };
}

function claimsWith(claims: SeenClaims | null, fresh: readonly Turn[]): SeenClaims | null {
  return claims && { ...claims, kept: claims.kept && [...claims.kept, ...fresh.map(({ id }) => id)] };
}

function supportsOf(
  { settings = {}, supports }: Recording,
  passes: readonly Recording[],
  file: string,
): Capabilities {
  const inAll = (field: 'pointers' | 'after' | 'outcome') => {
    const having = passes.filter((pass) => pass[field] !== undefined).length;
    if (having > 0 && having < passes.length && field !== 'outcome')
      throw recordingError(
        file,
        `\`${field}\` is there in ${having} of ${passes.length} passes`,
        'A compactor has it in each of its passes, or in none.',
      );
    return having === passes.length;
  };
  return {
    ...DEFAULTS,
    claims: inAll('pointers'),
    recall: passes.some(({ answers }) => answers !== undefined),
    ownView: inAll('after'),
    ownOutcome: inAll('outcome'),
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
    if (turn && !message.summary) return keptItem(turn);
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
