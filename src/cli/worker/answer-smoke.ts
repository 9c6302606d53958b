import { endsByItself } from '../../adapters/command/ends-by-itself.js';
import { loadCounter } from '../../check/load-counter.js';
import { TOOL } from '../../run/law.js';
import { runSmoke } from '../../smoke/run-smoke.js';
import type { SmokeCheck, SmokeReport } from '../../smoke/smoke-report.js';
import type { SubjectSource } from '../subject/find-subject.js';
import type { Host } from './host.js';
import type { Question } from './protocol.js';
import { watchedCompactor } from './watched-compactor.js';

const END_LIMIT_MS = 2000;

/** Makes the smoke test of an adapter; where it ended the worker before, tells only of that. */
export async function answerSmoke(
  { source, subject, watch }: Host,
  { fatality, stepLimitMs }: Extract<Question, { ask: 'smoke' }>,
): Promise<SmokeReport> {
  const { name, version } = subject.compactor;
  const compactor = [name, version].filter(Boolean).join(' ');
  if (fatality) {
    const { where, message } = fatality;
    const next = `Look at \`${where.call}\`: it ends the process, or blocks it and never awaits.`;
    const fatal: SmokeCheck = { does: `returns from ${where.call}()`, result: 'failed', says: message, next };
    return { version: 1, compactor, checks: [fatal], console: '' };
  }
  watch.heartbeat.limitMs = stepLimitMs;
  watch.heartbeat.startPlay();
  watch.console.take();
  const tokenizer = await loadCounter('o200k_base', subject.options.countTokens);
  const watched = watchedCompactor(subject.compactor, watch.heartbeat);
  const checks = await runSmoke(watched, { tokenizer, stepLimitMs, isProgram: typeof source !== 'string' });
  watch.heartbeat.leave();
  if (typeof source !== 'string' && 'command' in source) checks.push(await endCheck(source));
  return { version: 1, compactor, checks: [helloOf(source), ...checks], console: watch.console.take().text };
}

function helloOf(source: SubjectSource): SmokeCheck {
  const does = typeof source === 'string' ? 'is loaded' : 'starts, and says hello';
  return { does, result: 'passed', says: null, next: null };
}

async function endCheck(source: Extract<SubjectSource, { command: unknown }>): Promise<SmokeCheck> {
  const does = 'ends when its standard input ends';
  const ended = await endsByItself(source, `compaction-check ${TOOL}`, END_LIMIT_MS).catch(() => false);
  if (ended) return { does, result: 'passed', says: null, next: null };
  return {
    does,
    result: 'failed',
    says: `it was still there ${END_LIMIT_MS / 1000} s later, and had to be killed`,
    next: 'End when a read finds the end of standard input; what was started beside it has to end, too.',
  };
}
