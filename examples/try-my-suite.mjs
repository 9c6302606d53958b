// Tries a suite of tests on faulty compactors: which of them does it catch, and does it spare their twins?
import { FAULTY } from 'compaction-check/faulty';

/** The suite on trial: a fact of the first message is still to be had after a pass. */
async function mySuite(compactor) {
  const session = await compactor.open({
    settings: { summaryBudget: 100, ratios: null, window: 8192 },
    summarizer: { complete: async () => ({ kind: 'text', text: 'The port is PORT-8080.', finish: 'stop' }) },
    countTokens: (text) => Math.ceil(text.length / 4),
  });
  const text = `We tried many of them, and this one is free: PORT-8080. ${'So be it. '.repeat(20)}`;
  const turn = { role: 'user', kind: 'prose', tokens: 70, text };
  await session.append([
    { ...turn, id: 't1', anchor: 'PORT-8080' },
    { ...turn, id: 't2', anchor: null, text: 'And now?', tokens: 2 },
  ]);
  await session.compact();
  const view = await session.view();
  if (!JSON.stringify(view).includes('PORT-8080')) throw new Error('the port is lost');
}

const fails = (compactor) =>
  mySuite(compactor).then(
    () => false,
    () => true,
  );

for (const { name, kind, breaks, make, twin } of FAULTY) {
  const found = (await fails(make())) ? 'caught' : 'missed';
  const alarm = (await fails(twin.make())) ? ', and so is its twin' : '';
  console.log(`${found}${alarm}: ${name} (${kind ?? 'no known kind'}), which breaks ${breaks}`);
}
