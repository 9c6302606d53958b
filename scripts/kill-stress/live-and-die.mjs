import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const LIFE = fileURLToPath(new URL('life.mjs', import.meta.url));

/** How many deeds a process does at most before it is killed, and how long the last wait is: longer than a deed takes. */
const MOST_DEEDS = 8;
const LONGEST_WAIT = 25;

/**
 * Starts a process on a conversation and kills it at a random moment; it had `done` all up to a deed by then, and `begun`
 * that deed or the next one.
 */
export async function liveAndDie(dir, writer, from) {
  const deeds = Math.floor(Math.random() * MOST_DEEDS);
  const child = spawn(process.execPath, [LIFE, dir, writer, String(from)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const life = { writer, done: from - 1, begun: from - 1 };
  let isNear;
  const near = new Promise((resolve) => {
    isNear = resolve;
  });
  let partial = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = (partial + text).split('\n');
    partial = lines.pop();
    for (const line of lines) {
      const [word, number] = line.split(' ');
      if (word !== 'ready') life[word] = Number(number);
      if (life.done - from + 1 >= deeds) isNear();
    }
  });
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    trouble += text;
  });
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
  await Promise.race([near, ended]);
  await pause(Math.random() * LONGEST_WAIT);
  child.kill('SIGKILL');
  if ((await ended) !== 'SIGKILL') throw new Error(`A process ended by itself:\n${trouble}`);
  return life;
}
