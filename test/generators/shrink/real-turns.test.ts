import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shrinkScenario } from '../../../generators/shrink/shrink-scenario.js';
import { storedConversation } from '../../../src/adapters/transcript/stored-conversation.js';
import { turnsOf } from '../../../src/adapters/transcript/turns-of.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { isMeanwhile } from '../../../src/scenario/meanwhile.js';
import type { Scenario, Step } from '../../../src/scenario/scenario.js';
import { append, compact, recall, scenario, tokenizer } from '../../conversation.js';
import { FOR_SESSION } from './offers.js';

const FILES = [
  'swe-agent-function-calling.traj.json',
  'swe-agent-ctf-crypto.traj.json',
  'claude-code-representative_messages.jsonl',
];
const files = [...FILES, ...FILES, ...FILES].map((path) => ({
  path,
  bytes: readFileSync(new URL(`../../fixtures/transcripts/${path}`, import.meta.url)),
}));
const real = turnsOf(storedConversation(files).messages, tokenizer);
const start = scenario([append(...real.slice(0, 200)), compact, append(...real.slice(200)), compact, recall]);

/** Goes to the first simpler scenario that still fails, until there is none; counts how many were looked at. */
function shrunk(fails: (scenario: Scenario) => boolean, from = start) {
  const shrink = shrinkScenario({ ...FOR_SESSION, real: true });
  let [value, context, tries] = [from, undefined as unknown, 0];
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const next of shrink(value, context)) {
      tries++;
      if (!fails(next.value)) continue;
      [value, context, goesOn] = [next.value, next.context, true];
      break;
    }
  }
  return { value, turns: logOf(value), steps: value.steps.map(({ step }) => step), tries };
}

const holds = (scenario: Scenario, ...texts: string[]) => {
  const there = new Set(logOf(scenario).map(({ text }) => text));
  return texts.every((text) => there.has(text));
};

describe(`a failure in a real conversation of ${real.length} turns`, () => {
  it('shrinks to the two turns that matter, far from each other, whose texts stay', () => {
    const [one, other] = [real[20]!, real[60]!];
    const { turns, steps, tries } = shrunk((candidate) => holds(candidate, one.text, other.text));
    expect(turns.map(({ text }) => text).sort()).toEqual([one.text, other.text].sort());
    expect(turns.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(steps).toEqual(['append']);
    expect(tries).toBeLessThan(400);
  });

  it('keeps a tool exchange whole, with its arguments and results', () => {
    const at = real.findIndex(({ results }) => results);
    const { turns } = shrunk((candidate) => holds(candidate, real[at]!.text));
    const tools = ({ uses, results, role }: (typeof real)[number]) => ({
      role,
      uses: uses?.map(({ name, input }) => [name, input]),
      results: results?.map(({ text }) => text),
    });
    expect(turns.map(tools)).toEqual([real[at - 1]!, real[at]!].map(tools));
  });

  it('plays one after the other what need not happen while a pass waits', () => {
    const [first, last] = [real.slice(0, 20), real.slice(20, 40)];
    const during: Step = { step: 'append', turns: last, during: 1 };
    const from = scenario([append(...first), compact, during, { step: 'kill' }]);
    const after = (candidate: Scenario) => {
      const steps = candidate.steps.map(({ step }) => step).join();
      return holds(candidate, last[0]!.text) && /compact.*append.*(kill|reopen)/.test(steps);
    };
    const { value, steps } = shrunk(after, from);
    expect(steps).toEqual(['compact', 'append', 'reopen']);
    expect(value.steps.filter(isMeanwhile)).toEqual([]);
  });
});
