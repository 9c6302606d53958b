// What the command door costs: a case on a client in a program of its own against the same case in this process, and
// against the same bytes through a bare pipe. Rounds are interleaved, figures are medians, one line of JSON for each.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandCompactor } from '../dist/src/adapters/command/command-compactor.js';
import { drive } from '../dist/src/drive/drive.js';
import { loadTokenizer } from '../dist/src/tokens/load-tokenizer.js';
import { barePipe } from './command-door/bare-pipe.mjs';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const fileOf = (name) => fileURLToPath(new URL(`command-door/${name}`, import.meta.url));
const tokenizer = await loadTokenizer('o200k_base');
const root = mkdtempSync(join(tmpdir(), 'bench-'));
const LIMIT_MS = 1;
const LIMIT_RATIO = 1.5;

async function figures(turns, cases) {
  const scenario = scenarioOf(turns);
  const file = join(root, `${turns}.json`);
  const play = (compactor) => drive(compactor, scenario, { tokenizer, stepLimitMs: 20_000 });
  const recorder = await commandCompactor(
    { command: [process.execPath, fileOf('client.mjs'), file] },
    'bench',
  );
  await play(recorder);
  // The next session waits until this one is closed, and the child has written its file by then.
  await play(recorder);
  const exchanges = JSON.parse(readFileSync(file, 'utf8'));
  const client = await commandCompactor({ command: [process.execPath, fileOf('client.mjs')] }, 'bench');
  const parrot = await commandCompactor({ command: [process.execPath, fileOf('parrot.mjs'), file] }, 'bench');
  const pipe = async (as) => {
    const one = barePipe([process.execPath, fileOf('parrot.mjs'), file], exchanges, as);
    await one.hello();
    return one;
  };
  const [bare, json] = [await pipe('bytes'), await pipe('json')];
  const sides = {
    here: () => play(HERE),
    client: () => play(client),
    parrot: () => play(parrot),
    bare: () => bare.play(),
    json: () => json.play(),
  };
  const ms = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -2; round < Number(values.rounds); round += 1)
    for (const [name, side] of Object.entries(sides)) {
      const started = performance.now();
      for (let one = 0; one < cases; one += 1) {
        const seen = await side();
        if (seen?.breakdown) throw new Error(`${name}: ${seen.breakdown.message}`);
      }
      // The first rounds warm up.
      if (round >= 0) ms[name].push((performance.now() - started) / cases);
    }
  for (const one of [bare, json]) one.end();
  const about = { bench: 'command-door', turns, bytes: bytesOf(exchanges) };
  const overhead = medianOf(ms.client.map((one, round) => one - ms.here[round]));
  const timesAs = (name) => medianOf(ms.parrot.map((one, round) => (one - ms.here[round]) / ms[name][round]));
  const ratio = timesAs('bare');
  const limit = (holds, most) => ({ limit: most, holds });
  return [
    ...Object.entries(ms).map(([name, all]) => ({
      ...about,
      figure: `ms a case: ${name}`,
      value: medianOf(all),
    })),
    {
      ...about,
      figure: 'ms a case that the door adds, with a client in JavaScript',
      value: overhead,
      ...(turns === 10 && limit(overhead <= LIMIT_MS, LIMIT_MS)),
    },
    {
      ...about,
      figure: 'what the door adds, in times the same bytes through a bare pipe',
      value: ratio,
      better: 'less',
      ...(turns > 10 && limit(ratio <= LIMIT_RATIO, LIMIT_RATIO)),
    },
    {
      ...about,
      figure: 'what the door adds, in times the same values through a bare pipe as JSON',
      value: timesAs('json'),
      better: 'less',
    },
  ];
}

/** The same as the client, without a pipe. */
const HERE = {
  name: 'keeps everything',
  open({ summarizer }) {
    const turns = new Map();
    return {
      append(given) {
        for (const turn of given) turns.set(turn.id, turn);
      },
      async compact() {
        await summarizer.complete({ turns: [...turns.values()], budget: 512 });
        return { status: 'noop' };
      },
      view: () => [...turns.values()].map(({ id, role, text }) => ({ type: 'kept', turn: id, role, text })),
      claims: () => ({ covered: [], uncovered: [], kept: [...turns.keys()] }),
      log: () => [...turns.values()].map(({ id, text }) => ({ id, text })),
      recall: (id) => turns.get(id)?.text ?? null,
    };
  },
};

/** Turns of about 500 characters. */
function scenarioOf(count) {
  const turns = Array.from({ length: count }, (_, place) => {
    const anchor = `TICKET-${place + 1}`;
    const text = `${'We looked into it for a long while, and there was more to say. '.repeat(8)}The one is ${anchor}.`;
    const facts = [{ key: 'ticket', value: anchor }];
    return {
      id: `t${place + 1}`,
      role: 'user',
      kind: 'prose',
      text,
      tokens: tokenizer.count(text),
      anchor,
      facts,
    };
  });
  return {
    version: 1,
    encoding: 'o200k_base',
    settings: { summaryBudget: 512, ratios: null, window: 1_000_000 },
    summarizer: { finish: true, marker: false, report: 'none', faults: [] },
    steps: [{ step: 'append', turns }, { step: 'compact' }, { step: 'recall' }],
  };
}

function bytesOf(exchanges) {
  const lines = exchanges.flatMap(({ heard, wrote }) => [`${heard}\n`, ...wrote]);
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
}

try {
  for (const [turns, cases] of [
    [10, 200],
    [100, 60],
    [400, 20],
  ])
    for (const line of await figures(turns, cases)) printFigure(line);
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exit();
