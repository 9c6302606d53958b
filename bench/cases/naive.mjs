import { faker } from '@faker-js/faker/locale/en';
import fc from 'fast-check';
import { countTokens, decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { CONSERVATION } from './naive-checks/conservation.mjs';
import { COVERAGE } from './naive-checks/coverage.mjs';
import { PROTOCOL } from './naive-checks/protocol.mjs';
import { textsIn } from './naive-checks/reading.mjs';
import { SETTINGS } from './settings.mjs';

const CHECKS = { ...COVERAGE, ...CONSERVATION, ...PROTOCOL };

const ROLES = ['user', 'assistant'];
const PLAIN = { disallowedSpecial: new Set() };
const count = (text) => countTokens(text, PLAIN);

/**
 * The suite that one writes first: typed turns with made-up texts, tokens counted by the tokenizer, a summarizer that
 * stops at its budget, and for each of the properties a check that goes through what was seen. Texts are as long as the
 * package's, on the average.
 */
export function naiveOn(compactor, length, properties) {
  const missing = properties.filter((id) => !(id in CHECKS));
  if (missing.length > 0) throw new Error(`The naive suite has no check for ${missing.join(', ')}.`);
  const turn = fc.record({
    role: fc.constantFrom(...ROLES),
    seed: fc.nat(),
    anchor: fc.stringMatching(/^[a-z]{4}-[0-9]{4}$/),
  });
  const turnsOf = (turns) => fc.array(turn, { minLength: turns, maxLength: turns, size: 'max' });

  const play = async (turns, run) => {
    const [drawn] = fc.sample(turnsOf(turns), { seed: run, numRuns: 1 });
    const log = drawn.map((one, place) => made(one, place, length));
    const handed = log.map((one) => JSON.stringify(one));
    const last = {};
    const complete = (request) => {
      last.asked = request.turns;
      last.response = summarize(request.turns, request.budget);
      return last.response;
    };
    const session = compactor.open({ settings: SETTINGS, countTokens: count, summarizer: { complete } });
    await session.append(log);
    const moments = [await momentOf(session, log, {})];
    const outcome = await session.compact();
    moments.push(await momentOf(session, log, { ...last, outcome, ...(await answersOf(session, log)) }));
    const seen = { moments, handed, settings: SETTINGS, count };
    return properties.filter((id) => !CHECKS[id](seen));
  };
  return { play };
}

async function momentOf(session, log, seen) {
  const [view, claims] = [await session.view(), await session.claims()];
  // Counted once, for all checks that want it.
  const tokens = textsIn(view).reduce((sum, text) => sum + count(text), 0);
  const raw = await session.log();
  const nothing = { asked: null, response: null, outcome: null, answers: null, stranger: null, thrown: null };
  return { ...nothing, log, raw, view, claims, tokens, meanwhile: [], ...seen };
}

async function answersOf(session, log) {
  const answers = new Map();
  for (const { id } of log) answers.set(id, await session.recall(id));
  try {
    return { answers, stranger: JSON.stringify(await session.recall('no-such-turn')) };
  } catch (error) {
    return { answers, stranger: error.message };
  }
}

function made({ role, seed, anchor: word }, place, length) {
  faker.seed(seed);
  const anchor = `${word}-${place}`;
  let text = `${faker.hacker.phrase()} See ${anchor} for it.`;
  while (text.length < length - 60) text += ` ${faker.lorem.sentence()}`;
  const tokens = count(text);
  return {
    id: `t${place + 1}`,
    role,
    kind: 'prose',
    text,
    tokens,
    anchor,
    facts: [{ key: 'ref', value: anchor }],
  };
}

/** Notes each turn, and stops where the budget does. */
function summarize(turns, budget) {
  const lines = turns.map(({ role, anchor }) => `- ${role}: see ${anchor} for it.`).join('\n');
  const tokens = encode(lines, PLAIN);
  const isCut = tokens.length > budget;
  const text = isCut ? decode(tokens.slice(0, budget)) : lines;
  return { kind: 'text', text, finish: isCut ? 'length' : 'stop' };
}
