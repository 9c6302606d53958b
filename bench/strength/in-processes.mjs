import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));

/** What {@link measure} gives, one process for each compactor, so many of them at a time; compactors keep their order. */
export async function* inProcesses(specimens, { seeds, most, shrink, matrix }, processes) {
  const options = { seeds, runs: most, shrink, matrix };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const waiting = [...specimens];
  const running = [];
  const start = () => {
    const specimen = waiting.shift();
    if (specimen) running.push(linesOf([...words, '--only', specimen.name]));
  };
  for (let started = 0; started < processes; started += 1) start();
  while (running.length > 0) {
    const lines = await running.shift();
    start();
    yield* lines;
  }
}

async function linesOf(words) {
  const child = spawn(process.execPath, [RUN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(JSON.parse(line));
  const [code] = await exited;
  // A fault that was not found is told by its lines.
  if (code !== 0 && code !== 1)
    throw new Error(`A part of the measure ended with ${code}: ${words.join(' ')}`);
  return lines;
}
