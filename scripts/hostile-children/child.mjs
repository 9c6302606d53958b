// A child that speaks the protocol until it misbehaves as the file that it is given says.
import { readFileSync } from 'node:fs';
import { misbehave } from './deeds.mjs';

const file = process.argv[2];
let plan = read();
let turns = [];
let waiting = null;
let asks = 0;

function read() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
/** Does what is normal, unless something else is due here. */
const at = (place, message) => (plan.place === place ? misbehave(plan, message, say) : say(message));

const SUPPORTS = { claims: true, recall: true, log: true };

async function hear({ type, ...rest }) {
  if (type === 'hello')
    return at('start', { type: 'hello', protocol: 1, name: 'hostile', supports: SUPPORTS });
  if (type === 'summary' || type === 'counts') return waiting?.(rest);
  if (type !== 'calls') return;
  const results = [];
  for (const call of rest.calls) results.push(await make(call));
  const answer = { type: 'answer', id: rest.id, results };
  const isPlace = rest.calls.some(({ call }) => call === plan.place);
  if (isPlace) await misbehave(plan, answer, say);
  else say(answer);
  if (plan.place === 'between' && rest.calls[0].call === 'compact') await misbehave(plan, answer, say);
  if (plan.once && rest.calls[0].call === 'close') setTimeout(() => process.exit(0), 5);
}

async function make({ call, ...given }) {
  switch (call) {
    case 'open':
      plan = read();
      turns = [];
      return {};
    case 'append':
      turns.push(...given.turns);
      return {};
    case 'compact': {
      const ask = {
        type: 'summarize',
        id: ++asks,
        request: { turns: turns.map(({ id }) => id), budget: 64 },
      };
      const heard = new Promise((resolve) => {
        waiting = resolve;
      });
      await at('asking', ask);
      await heard;
      return { value: { status: 'noop' } };
    }
    case 'view':
      return { value: turns.map(({ id, role, text }) => ({ type: 'kept', turn: id, role, text })) };
    case 'claims':
      return { value: { covered: [], uncovered: [], kept: turns.map(({ id }) => id) } };
    case 'log':
      return { value: turns.map(({ id, text }) => ({ id, text })) };
    case 'recall':
      return { value: given.ids.map((id) => turns.find((turn) => turn.id === id)?.text ?? null) };
    default:
      return {};
  }
}

let begun = '';
process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (begun + text).split('\n');
  begun = lines.pop();
  for (const line of lines) void hear(JSON.parse(line));
});
process.stdin.on('error', () => {});
