import fc from 'fast-check';
import { plainScenario } from '../../../dist/compactors/plain-scenario.js';
import { scenarioProblems } from '../../../dist/src/scenario/validate.js';
import { judgeOf, tokenizer } from './judge.mjs';

const WINDOW = 400;
const BUDGETS = [null, 24, 200];

const message = fc.record({
  role: fc.constantFrom('system', 'user', 'assistant'),
  content: fc.oneof(fc.string(), fc.lorem({ maxCount: 40 }), fc.stringMatching(/^[A-Z]{3}-[0-9]{1,4}$/)),
});

/** Some messages, a pass, more of them, and another pass, as the first test of a compactor has it. */
const conversation = fc.record({
  first: fc.array(message),
  second: fc.array(message),
  finish: fc.boolean(),
  summaryBudget: fc.constantFrom(...BUDGETS),
});

/** The whole content is what a summary has to hold, where no other message holds it. */
function turnsOf(messages, others, before) {
  return messages.map(({ role, content }, place) => {
    const isAnchor = content !== '' && others.filter((other) => other.content.includes(content)).length === 1;
    const anchor = isAnchor ? content : null;
    const facts = isAnchor ? { facts: [{ key: 'said', value: content }] } : {};
    const id = `t${before + place + 1}`;
    return { id, role, kind: 'prose', text: content, tokens: tokenizer.count(content), anchor, ...facts };
  });
}

function scenarioOf({ first, second, finish, summaryBudget }, withAnchors) {
  const all = withAnchors ? [...first, ...second] : [];
  const passes = [turnsOf(first, all, 0), turnsOf(second, all, first.length)];
  const steps = passes.flatMap((turns) => [
    { step: 'append', turns },
    { step: 'compact' },
    { step: 'recall' },
  ]);
  return plainScenario(steps, { settings: { summaryBudget, window: WINDOW }, summarizer: { finish } });
}

/** A content that is no anchor by the rule of presence, such as a lone sign, is none. */
function wellFormed(drawn) {
  const scenario = scenarioOf(drawn, true);
  return scenarioProblems(scenario).length === 0 ? scenario : scenarioOf(drawn, false);
}

/** Plain arrays of a role and a content; what they lead to is judged by the property itself. */
export async function findByUntypedMessages({ make, breaks: id }, seed, runs) {
  const { breaks } = await judgeOf(make, id);
  const property = fc.asyncProperty(conversation, async (drawn) => !(await breaks(wellFormed(drawn))));
  const { failed, numRuns } = await fc.check(property, { seed, numRuns: runs, endOnFailure: true });
  return { detected: failed, runs: numRuns };
}
