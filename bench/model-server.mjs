// What the simulated model adds to a call over HTTP, against a server that answers at once with as many bytes. Rounds are
// interleaved, figures are medians, one line of JSON for each.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { startModelServer } from '../dist/src/model-server.js';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const CALLS = 20;
const model = await startModelServer();

function requestOf(turns) {
  const said = Array.from({ length: turns }, (_, place) => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: `${'We looked into it for a long while, and there was more to say. '.repeat(8)}The one is TICKET-${place + 1}.`,
  }));
  const ask = { role: 'user', content: 'Summarize the conversation so far.' };
  return JSON.stringify({ model: 'any', messages: [...said, ask] });
}

async function call(url, body) {
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return text;
}

for (const turns of [10, 400]) {
  const body = requestOf(turns);
  const answer = await call(model.openaiUrl, body);
  const bare = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(answer));
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const sides = { model: model.openaiUrl, bare: `http://127.0.0.1:${bare.address().port}` };
  const ms = { model: [], bare: [] };
  for (let round = -2; round < Number(values.rounds); round += 1)
    for (const [name, url] of Object.entries(sides)) {
      const started = performance.now();
      for (let one = 0; one < CALLS; one += 1) await call(url, body);
      // The first rounds warm up.
      if (round >= 0) ms[name].push((performance.now() - started) / CALLS);
    }
  bare.close();
  bare.closeAllConnections();
  const bench = 'model-server';
  printFigure({
    bench,
    turns,
    figure: 'ms that the model adds to a call',
    value: medianOf(ms.model.map((one, round) => one - ms.bare[round])),
  });
  printFigure({
    bench,
    turns,
    figure: 'what a call costs, in times a server that answers at once',
    value: medianOf(ms.model.map((one, round) => one / ms.bare[round])),
    better: 'less',
  });
}
await model.close();
