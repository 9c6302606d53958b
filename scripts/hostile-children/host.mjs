// Plays cases in some lanes at once, and says of each what was seen, a line of JSON for each.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROPERTIES } from '../../dist/properties/registry.js';
import { commandCompactor } from '../../dist/src/adapters/command/command-compactor.js';
import { drive } from '../../dist/src/drive/drive.js';
import { judgementOf } from '../../dist/src/property/judgement-of.js';
import { loadTokenizer } from '../../dist/src/tokens/load-tokenizer.js';
import { behaviourOf, WELL } from './behaviours.mjs';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
const STEP_LIMIT_MS = 500;
/** No evidence of a breakdown is longer: it goes into reports. */
const MOST_EVIDENCE = 4000;

const { root, mark, seed, cases, lanes, isQuick, minutes } = JSON.parse(process.argv[2]);
const until = performance.now() + minutes * 60_000;
const tokenizer = await loadTokenizer('o200k_base');
const noCrash = PROPERTIES.find(({ id }) => id === 'failure/no-crash');
const turn = (id, text, anchor) => ({
  ...{ id, role: 'user', kind: 'prose', text, tokens: tokenizer.count(text), anchor },
  ...{ facts: [{ key: 'k', value: anchor }] },
});
const SCENARIO = {
  version: 1,
  encoding: 'o200k_base',
  settings: { summaryBudget: 64, ratios: null, window: 8192 },
  summarizer: { finish: true, marker: false, report: 'none', faults: [] },
  steps: [
    { step: 'append', turns: [turn('t1', 'Remember A-1.', 'A-1'), turn('t2', 'Remember B-2.', 'B-2')] },
    { step: 'compact' },
    { step: 'recall' },
  ],
};

let next = 0;
const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const fail = (error) => tell({ failure: String(error?.stack ?? error).slice(0, 4000) });
process.on('uncaughtException', (error) => {
  fail(error);
  process.exitCode = 1;
});
try {
  await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane)));
  process.exit();
} catch (error) {
  fail(error);
  process.exit(1);
}

async function playLane(lane) {
  const file = join(root, `plan-${lane}.json`);
  const start = async (plan) => {
    writeFileSync(file, JSON.stringify(plan));
    return commandCompactor({ command: [process.execPath, CHILD, file, mark] }, 'hostile children');
  };
  const steady = await start(WELL);
  while (next < cases && performance.now() < until) {
    const plan = behaviourOf(seed, next++, { isQuick });
    const started = performance.now();
    let seen = { kind: 'failed', says: '' };
    try {
      seen = plan.once ? await playFresh(plan, start) : await playOn(steady, plan, file);
      await goOn(plan, seen, () => playOn(steady, WELL, file));
    } catch (error) {
      fail(error);
    }
    const took = Math.round(performance.now() - started);
    // The most that there was at any time, also within a case.
    const peak = process.resourceUsage().maxRSS * 1024;
    tell({ ...plan, kind: seen.kind, says: seen.says, took, rss: process.memoryUsage.rss(), peak });
    if (plan.number % 100 === 99) globalThis.gc?.();
  }
}

/** The run goes on with a new child; what came between two sessions, or late, is told of the next. */
async function goOn(plan, { kind }, playWell) {
  const isLater = ['between', 'close'].includes(plan.place) || (plan.due === 'any' && kind === 'none');
  if (plan.number % 5 !== 0 && !isLater) return;
  let after = await playWell();
  if (isLater && after.kind !== 'none') after = await playWell();
  if (after.kind === 'none' || after.kind === 'hung') return;
  throw new Error(
    `after case ${plan.number} (${plan.place}: ${plan.deed}) a child that is well: ${after.says}`,
  );
}

/** A child that misbehaves before it is known ends the start, with evidence, or is played on. */
async function playFresh(plan, start) {
  let compactor;
  try {
    compactor = await start(plan);
  } catch (error) {
    assert.equal(error.code, 'CC_COMMAND_BROKEN', `${plan.deed}: ${error.stack}`);
    assert(
      error.message.length < MOST_EVIDENCE,
      `${plan.deed}: ${error.message.length} characters of evidence`,
    );
    return { kind: 'refused at start', says: error.message.split('\n')[0].slice(0, 200) };
  }
  return judged(await drive(compactor, SCENARIO, { tokenizer, stepLimitMs: STEP_LIMIT_MS }), plan);
}

async function playOn(compactor, plan, file) {
  writeFileSync(file, JSON.stringify(plan));
  return judged(await drive(compactor, SCENARIO, { tokenizer, stepLimitMs: STEP_LIMIT_MS }), plan);
}

/** A verdict with evidence, and all properties can look at what was seen. */
async function judged(observation, plan) {
  const about = `case ${plan.number} (${plan.place}: ${plan.deed})`;
  const { breakdown, moments, refusedSettings } = observation;
  JSON.stringify(observation);
  for (const property of PROPERTIES) await judgementOf(property, observation, async () => observation);
  const { violations } = noCrash.judge(observation, []);
  if (!breakdown) {
    assert.equal(violations.length, 0, about);
    assert(
      moments.length === SCENARIO.steps.length || refusedSettings || moments.some(({ refusal }) => refusal),
      about,
    );
    return { kind: 'none', says: '' };
  }
  const { kind, message, during } = breakdown;
  assert(violations.length > 0, `${about}: a breakdown is no violation`);
  assert(message !== '' && during !== '', `${about}: no evidence`);
  assert(message.length < MOST_EVIDENCE, `${about}: ${message.length} characters of evidence`);
  return { kind, says: message.slice(0, 200) };
}
