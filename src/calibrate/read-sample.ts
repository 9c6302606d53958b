import type { Observation } from '../property/observation.js';
import { logOf } from '../scenario/log-of.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import { tokensOf } from '../transcript/tokens-of.js';
import type { Turn } from '../transcript/turn.js';
import { bestCoverage } from './best-coverage.js';
import { CATEGORIES, type Category } from './category.js';
import { type PassReading, readPass } from './read-pass.js';
import { PLACES, type Sample, type Share, type Unmeasured } from './sample.js';

/** What a conversation of one pass came to, of which a ratio was asked for. */
export function readSample(
  observation: Observation,
  { ratio, budget, tokenizer }: { ratio: number; budget: number; tokenizer: Tokenizer },
): Sample | Unmeasured {
  const read = readPass(observation, 0);
  const reading = 'kind' in read && wroteNothing(observation) ? holdingNothing(observation) : read;
  if ('kind' in reading) return { ratio, ...reading };
  const { prefix, isHeld } = reading;
  const stating = prefix.filter((turn): turn is Stating => turn.anchor !== null);
  if (stating.length === 0)
    return { ratio, kind: 'refused', reason: 'no turn that states a fact was handed over' };
  const tokens = tokensOf(prefix);
  const places = Array.from({ length: PLACES }, (): Share => ({ held: 0, of: 0 }));
  const categories = Object.fromEntries(CATEGORIES.map((name) => [name, { held: 0, of: 0 }])) as Record<
    Category,
    Share
  >;
  let before = 0;
  let held = 0;
  for (const turn of prefix) {
    const middle = before + turn.tokens / 2;
    before += turn.tokens;
    if (turn.anchor === null) continue;
    const isIn = isHeld(turn);
    if (isIn) held += 1;
    const category = categories[turn.facts?.[0]?.key as Category];
    for (const share of [category, places[Math.min(PLACES - 1, Math.floor((PLACES * middle) / tokens))]!]) {
      share.of += 1;
      if (isIn) share.held += 1;
    }
  }
  return {
    ratio: tokens / budget,
    coverage: held / stating.length,
    facts: stating.length,
    best: bestCoverage(
      stating.map(({ anchor }) => anchor),
      budget,
      tokenizer,
    ),
    categories,
    places,
  };
}

type Stating = Turn & { anchor: string };

/** A summarizer that answers without a summary refuses nothing: it was handed turns, and holds none of them. */
function wroteNothing({ supports, moments, breakdown }: Observation): boolean {
  const calls = moments.at(-1)?.calls ?? [];
  return supports.summarizes && !breakdown && calls.some(({ response }) => response !== null);
}

function holdingNothing({ scenario }: Observation): Pick<PassReading, 'prefix' | 'isHeld'> {
  return { prefix: logOf(scenario), isHeld: () => false };
}
