// A client of the protocol that does as little as a client can: everything stays in the context. With a file to record
// to, it keeps what it wrote after each line that it was sent.
import { writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
const exchanges = [];
let turns = new Map();
let waiting = null;
let isRecorded = false;

function say(message) {
  const line = `${JSON.stringify(message)}\n`;
  process.stdout.write(line);
  exchanges.at(-1)?.wrote.push(line);
}

const CALLS = {
  open() {
    turns = new Map();
    return {};
  },
  append({ turns: given }) {
    for (const turn of given) turns.set(turn.id, turn);
    return {};
  },
  view: () => ({
    value: [...turns.values()].map(({ id, role, text }) => ({ type: 'kept', turn: id, role, text })),
  }),
  claims: () => ({ value: { covered: [], uncovered: [], kept: [...turns.keys()] } }),
  log: () => ({ value: [...turns.values()].map(({ id, text }) => ({ id, text })) }),
  recall: ({ ids }) => ({ value: ids.map((id) => turns.get(id)?.text ?? null) }),
  close: () => ({}),
};

async function answer({ id, calls }) {
  const results = [];
  for (const call of calls) {
    if (call.call === 'compact') {
      say({ type: 'summarize', id: 1, request: { turns: [...turns.keys()], budget: 512 } });
      await new Promise((resolve) => {
        waiting = resolve;
      });
      results.push({ value: { status: 'noop' } });
    } else results.push(CALLS[call.call](call));
  }
  say({ type: 'answer', id, results });
  if (calls[0].call === 'close' && file && !isRecorded) {
    isRecorded = true;
    writeFileSync(file, JSON.stringify(exchanges));
  }
}

let begun = '';
process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (begun + text).split('\n');
  begun = lines.pop();
  for (const line of lines) {
    const message = JSON.parse(line);
    if (message.type === 'hello') {
      const supports = { claims: true, recall: true, log: true };
      say({ type: 'hello', protocol: 1, name: 'keeps everything', supports });
      continue;
    }
    if (file) exchanges.push({ heard: line, wrote: [] });
    if (message.type === 'calls') void answer(message);
    else waiting(message);
  }
});
