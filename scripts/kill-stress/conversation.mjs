const BUDGET = 300;

export const SETTINGS = {
  summaryBudget: BUDGET,
  ratios: { prose: [5, 1], structured: [3, 1] },
  window: 1_000_000,
  keep: 3,
};

/** One token for each run of letters, digits or signs. */
export const countTokens = (text) => text.match(/\p{L}+|\p{N}+|[^\s\p{L}\p{N}]+/gu)?.length ?? 0;

/** The same turn for the same writer and number; some are odd, some as long as many pages of the file. */
export function turnOf(writer, number) {
  const anchor = `TICKET-${writer}${number}`;
  const value = `err-${writer}${number}`;
  const odd = ['', '\ud83d', '\u0000', '修复', '"\\\n'][number % 5];
  const long = number % 11 === 0 ? 'and nothing else was found '.repeat(5000) : '';
  const text = `We looked into ${anchor} ${odd} for a long while ${long}: it ends with ${value}, as said.`;
  return {
    id: `${writer}${number}`,
    role: number % 2 === 0 ? 'assistant' : 'user',
    kind: 'prose',
    ...{ text, tokens: countTokens(text), anchor, facts: [{ key: 'error', value }] },
  };
}

/** What is done as the `number`-th thing: three times turns are appended, one to three at once, then a pass. */
export function deedOf(writer, number) {
  if (number % 4 === 3) return { pass: number };
  const before = turnsBefore(number);
  const turns = Array.from({ length: (number % 4) + 1 }, (_, place) => turnOf(writer, before + place + 1));
  return { turns };
}

/** How many turns a writer has appended with the deeds before the `number`-th: one, two and three before each pass. */
export const turnsBefore = (number) => Math.floor(number / 4) * 6 + [0, 1, 3, 6][number % 4];

/** A summarizer of the `number`-th deed: always the same, mostly faithful, now and then cut or failing. */
export function summarizerOf(number) {
  const pass = Math.floor(number / 4);
  return {
    async complete({ turns = [], previous = '' }) {
      for (let waits = 0; waits < pass % 4; waits++) await new Promise(setImmediate);
      if (pass % 9 === 5) throw new Error('no connection');
      const lines = turns.map(({ anchor, facts }) => `- ${anchor}: ${facts[0].value}\n`);
      const text = previous + lines.join('');
      if (pass % 7 === 4) return { kind: 'text', text: text.slice(0, text.length * 0.7), finish: 'length' };
      return { kind: 'text', text };
    },
  };
}

/** Does it on a session; the number says which summarizer answers. */
export async function doDeed(session, deed) {
  if (deed.turns) await session.append(deed.turns);
  else await session.compact();
}

/** A summarizer that changes with the deed. */
export function changingSummarizer() {
  const changing = { number: 0, complete: (request) => summarizerOf(changing.number).complete(request) };
  return changing;
}
