// Kills processes at random moments (kill -9) that write to a conversation of the durable reference, and shows after each
// kill that nothing is lost and nothing half. `--kills 1000` is what it does if nothing else is said, a fifth of them
// among two processes that write to the same conversation. It needs better-sqlite3: `npm ci --prefix test/durable`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from './kill-stress/alone.mjs';
import { inCompany } from './kill-stress/in-company.mjs';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } });
const KILLS = Number(values.kills);
/** How often one conversation is gone on with before another begins. */
const LIVES = 20;

const root = mkdtempSync(join(tmpdir(), 'compaction-check-'));
const started = performance.now();
const figures = {
  kills: 0,
  withinTransaction: 0,
  underWay: 0,
  after: 0,
  turns: 0,
  covered: 0,
  turnsTogether: 0,
};
let left = KILLS;
let conversations = 0;

/** Half of them are short: the beginning of a conversation is a moment too. */
async function goOn() {
  while (left > 0) {
    const number = conversations++;
    const kills = Math.min(left, number % 2 === 0 ? LIVES : LIVES / 5);
    left -= kills;
    const dir = join(root, String(number));
    await (number % 10 === 1 || number % 10 === 4 ? inCompany : alone)(dir, kills, figures);
    rmSync(dir, { recursive: true });
  }
}

try {
  await Promise.all([goOn(), goOn()]);
  const { underWay, withinTransaction, after, turns, covered } = figures;
  console.log(
    `${figures.kills} processes killed, in ${conversations} conversations, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  console.log(
    `${underWay} of them while a call was under way, ${withinTransaction} within a transaction, which the next process took back`,
  );
  console.log(`${after} calls that nobody had acknowledged were there as a whole, all others not at all`);
  console.log(
    `${turns} turns appended by one process after the other, ${covered} of them covered; up to ${figures.turnsTogether} by two at once`,
  );
  console.log('nothing was lost, and nothing half');
} finally {
  rmSync(root, { recursive: true, force: true });
}
