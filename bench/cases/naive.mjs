import { faker } from '@faker-js/faker/locale/en';
import fc from 'fast-check';
import { countTokens, decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { CHECKS } from './naive-checks.mjs';
import { SETTINGS } from './settings.mjs';

const ROLES = ['user', 'assistant'];
const PLAIN = { disallowedSpecial: new Set() };

/**
 * The suite that one writes first: typed turns with made-up texts, tokens counted by the tokenizer, a summarizer that
 * stops at its budget, and a check for each rule. Texts are as long as the package's, on the average.
 */
export function naiveOn(compactor, length) {
  const turn = fc.record({
    role: fc.constantFrom(...ROLES),
    seed: fc.nat(),
    anchor: fc.stringMatching(/^[a-z]{4}-[0-9]{4}$/),
  });
  const turnsOf = (count) => fc.array(turn, { minLength: count, maxLength: count, size: 'max' });

  const play = async (count, run) => {
    const [drawn] = fc.sample(turnsOf(count), { seed: run, numRuns: 1 });
    const log = drawn.map((one, place) => made(one, place, length));
    const session = compactor.open({
      settings: SETTINGS,
      countTokens: (text) => countTokens(text, PLAIN),
      summarizer: { complete: ({ turns, budget }) => summarize(turns, budget) },
    });
    await session.append(log);
    const before = await session.view();
    const outcome = await session.compact();
    const seen = { log, before, outcome, view: await session.view(), claims: await session.claims() };
    const answers = new Map();
    for (const { id } of log) answers.set(id, await session.recall(id));
    return CHECKS.filter((holds) => !holds({ ...seen, answers, count: countTokens })).length;
  };
  return { play, judged: CHECKS.length };
}

function made({ role, seed, anchor: word }, place, length) {
  faker.seed(seed);
  const anchor = `${word}-${place}`;
  let text = `${faker.hacker.phrase()} See ${anchor} for it.`;
  while (text.length < length - 60) text += ` ${faker.lorem.sentence()}`;
  const tokens = countTokens(text, PLAIN);
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
  return { text: isCut ? decode(tokens.slice(0, budget)) : lines, finish: isCut ? 'length' : 'stop' };
}
