import { parentPort, workerData } from 'node:worker_threads';
import { loadSubject } from './cli/subject/load-subject.js';
import { answerAbout } from './cli/worker/answer-about.js';
import { answerBaseline } from './cli/worker/answer-baseline.js';
import { answerCalibrate } from './cli/worker/answer-calibrate.js';
import { answerCompare } from './cli/worker/answer-compare.js';
import { answerPlay } from './cli/worker/answer-play.js';
import { answerReplay } from './cli/worker/answer-replay.js';
import { answerRun } from './cli/worker/answer-run.js';
import { answerSearch } from './cli/worker/answer-search.js';
import { answerSelfCheck } from './cli/worker/answer-self-check.js';
import { answerSupports } from './cli/worker/answer-supports.js';
import { ConsoleCapture } from './cli/worker/console-capture.js';
import { toErrorMessage } from './cli/worker/error-message.js';
import { Heartbeat } from './cli/worker/heartbeat.js';
import type { Host } from './cli/worker/host.js';
import { openingOf } from './cli/worker/opening-of.js';
import { ProcessGuard } from './cli/worker/process-guard.js';
import type { Message, Question, WorkerTask } from './cli/worker/protocol.js';

const LOAD_LIMIT_MS = 20_000;
const BEAT_MS = 50;

const { source, heartbeat: beats } = workerData as WorkerTask;
const heartbeat = new Heartbeat(beats);
const watch = { heartbeat, console: new ConsoleCapture(), guard: new ProcessGuard(heartbeat) };
const tell = (message: Message) => parentPort?.postMessage(message);

const host = startHost();
host.catch(() => {});

parentPort?.on('message', async (question: Question) => {
  try {
    tell({ says: 'answer', value: await answer(await host, question) });
  } catch (error) {
    heartbeat.leave();
    tell(toErrorMessage(error));
  }
});

async function startHost(): Promise<Host> {
  setInterval(() => heartbeat.beat(), BEAT_MS).unref();
  heartbeat.limitMs = LOAD_LIMIT_MS;
  heartbeat.enter('load');
  const subject = await loadSubject(source, LOAD_LIMIT_MS);
  heartbeat.leave();
  return { source, subject, watch };
}

async function answer(host: Host, question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'run':
      return answerRun(host, question, (advance) => tell({ says: 'progress', advance }));
    case 'search':
      return answerSearch(host, question, (advance) => tell({ says: 'progress', advance }));
    case 'self-check':
      return answerSelfCheck(host, question, (advance) => tell({ says: 'progress', advance }));
    case 'compare':
      return answerCompare(host, question, (advance) => tell({ says: 'progress', advance }));
    case 'baseline':
      return answerBaseline(host, question, (advance) => tell({ says: 'progress', advance }));
    case 'calibrate':
      return answerCalibrate(host, question, (advance) => tell({ says: 'progress', advance }));
    case 'replay':
      return answerReplay(host, question);
    case 'smoke': {
      // It alone starts programs here, and what that takes is slower to load than all the rest.
      const { answerSmoke } = await import('./cli/worker/answer-smoke.js');
      return answerSmoke(host, question);
    }
    case 'play':
      return answerPlay(host, question);
    case 'opening':
      return openingOf(host.subject.options, question.flags, question.updatesKnown);
    case 'supports':
      return answerSupports(host, question);
    case 'about':
      return answerAbout(host);
  }
}
