// A conversation that outlives its process: run it again, and it goes on where it was.
// npm install compaction-check better-sqlite3@12 && node agent.mjs
import { durableReference } from 'compaction-check/durable';

const [dir = 'conversation'] = process.argv.slice(2);
const countTokens = (text) => text.split(/\s+/).filter(Boolean).length;

// Ask your model here. This one keeps what was written so far, and a line for each turn that it is shown.
const summarizer = {
  async complete({ turns, previous = '' }) {
    return { kind: 'text', text: previous + turns.map(({ anchor }) => `- ${anchor}\n`).join('') };
  },
};
const settings = { summaryBudget: 200, ratios: { prose: [5, 1], structured: [3, 1] }, window: 8000, keep: 2 };

const session = await durableReference().open({ dir, settings, summarizer, countTokens });

const first = session.log().length + 1;
for (let number = first; number < first + 3; number++) {
  const order = `ORD-${number}`;
  const text = `The customer asks for ${order}, to be delivered to the dock on the left in the morning.`;
  // Once this returns, the turn is on the disk, whatever happens to the process.
  session.append([
    { id: `t${number}`, role: 'user', kind: 'prose', text, tokens: countTokens(text), anchor: order },
  ]);
}

const { status, covered, uncovered, kept } = await session.compact();
console.log(
  `${session.log().length} turns, ${covered} covered, ${uncovered} uncovered, ${kept} kept (${status})`,
);
console.log('the first turn:', session.recall('t1'));
session.close();
