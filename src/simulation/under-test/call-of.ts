import type { WrittenSummary } from '../../compactor/summarizer.js';
import type { Tokenizer } from '../../tokens/tokenizer.js';
import { anchorsPresent } from '../../transcript/presence.js';
import type { Turn } from '../../transcript/turn.js';
import { hasAnchor, withoutTwins } from '../faithful-summary.js';
import { shownTurns } from '../shown-turns.js';
import type { SummarizerCall } from '../summarizer-call.js';
import { finishedBody } from './finished-body.js';
import { tornEnd } from './torn-end.js';
import { unusableAnswer } from './unusable-answer.js';

/** A call of a summarizer that nobody simulates; the truth about what it wrote is read off the text alone. */
export function callOf(
  { request, response, error }: WrittenSummary,
  index: number,
  known: readonly Turn[],
  tokenizer: Tokenizer,
): SummarizerCall {
  const { shown, inPart, carried } = shownTurns(request, known);
  const readable = [...shown, ...inPart, ...carried];
  const asked = {
    index,
    request: {
      turns: request.turns?.map((turn) => turn.id) ?? null,
      prompt: request.prompt ?? null,
      previous: request.previous ?? null,
      budget: request.budget ?? null,
    },
    shown: shown.map((turn) => turn.id),
    shownInPart: inPart.map((turn) => turn.id),
    carried: carried.map((turn) => turn.id),
    plainTokens: withoutTwins(readable).reduce((sum, turn) => sum + tokenizer.count(plainLine(turn)), 0),
  };
  if (response === null) return { ...asked, response, error: error ?? '', tokens: 0, truth: NOTHING };

  const given = request.turns ?? shown;
  const sources = [...given.map((turn) => turn.text), request.previous ?? '', request.prompt ?? ''];
  const cut = cutOf(response, readable.flatMap(needlesOf), sources);
  const found = anchorsPresent(known.flatMap(needlesOf), response.text, { cut: cut === 'signalled' });
  const anchors = known.filter(hasAnchor).filter(({ anchor }) => found.has(anchor));
  const facts = anchors.filter((turn) => needlesOf(turn).every((needle) => found.has(needle)));
  const tokens = tokenizer.count(response.text);
  const isWithin = request.budget === undefined || tokens <= request.budget;
  const truth: SummarizerCall['truth'] = {
    anchors: anchors.map((turn) => turn.id),
    facts: facts.map((turn) => turn.id),
    cut,
    faithful: cut === 'none' && isWithin && readable.filter(hasAnchor).every((turn) => facts.includes(turn)),
    unusable: unusableAnswer(response, given, known.flatMap(needlesOf)),
  };
  return { ...asked, response, error: null, tokens, truth };
}

function cutOf(
  response: NonNullable<WrittenSummary['response']>,
  needles: readonly string[],
  sources: readonly string[],
): SummarizerCall['truth']['cut'] {
  const body = finishedBody(response);
  if (body === null) return 'signalled';
  return tornEnd(body, needles, sources) ? 'silent' : 'none';
}

/** Says the anchor and every fact, also where they are the same: who writes for all turns alike does that. */
function plainLine({ anchor, facts = [] }: Turn): string {
  return `- ${anchor}: ${facts.map(({ key, value }) => `${key} = ${value}`).join('; ')}\n`;
}

function needlesOf({ anchor, facts = [] }: Turn): string[] {
  return [...(anchor === null ? [] : [anchor]), ...facts.map((fact) => fact.value)];
}

const NOTHING: SummarizerCall['truth'] = {
  anchors: [],
  facts: [],
  cut: 'none',
  faithful: false,
  unusable: null,
};
