/** Any JSON value but an object with a known type. */
export function oddValue(random) {
  return random.pick([
    null,
    true,
    0,
    -1e308,
    '',
    'hello',
    [],
    [[]],
    {},
    { type: 'calls' },
    { type: null },
    { type: 'answer' },
    { type: 'answer', id: 'one', results: {} },
    { type: 'count', id: 1, texts: 'text' },
    { type: 'summarize', id: {}, request: null },
    { type: 'toString' },
    JSON.parse('{"__proto__":{"type":"answer"},"constructor":1}'),
  ]);
}

/** Text that is nearly JSON. */
export function oddJson(random, message) {
  const text = JSON.stringify(message);
  return random.pick([
    () => text.slice(0, -1),
    () => `${text},`,
    () => text.replaceAll('"', "'"),
    () => `${text}${text}`,
    () => `\uFEFF${text}`,
    () => '{"type":"answer","id":NaN}',
    () => 'undefined',
    () => '[object Object]',
    () => `<!doctype html><p>${text}</p>`,
    () => '{"a":'.repeat(50_000),
    () => '\u001b[2J\u001b[H\u0000\u0007',
    () => 'Traceback (most recent call last):',
  ])();
}

/** A request for a summary that asks for what nobody has, or in a way that nobody can answer. */
export function oddRequest(random) {
  return random.pick([
    {},
    { turns: ['no such turn'] },
    { turns: [{ id: 't1', text: 7 }] },
    { turns: Array(5000).fill('t1') },
    { turns: [{ id: 't1', role: 'user', kind: 'prose', text: '\ud800', tokens: -1, anchor: null }] },
    { prompt: '' },
    { prompt: 'A-1 '.repeat(200_000) },
    { previous: 'A-1', budget: 'NaN' },
    { prompt: 'A-1', budget: -1 },
    { prompt: 'A-1', budget: 1e300 },
    { prompt: 'A-1', budget: 'many' },
    { prompt: 'A-1', signal: {}, extra: [] },
  ]);
}

/** A message of which one part, at any depth, is another one, missing, or more. */
export function changed(message, random) {
  const copy = structuredClone(message);
  let at = copy;
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return copy;
    const key = random.pick(keys);
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random.next() < 0.8) {
      at = inner;
      continue;
    }
    const how = random.below(4);
    if (how === 0) delete at[key];
    else if (how === 1) at[key] = oddValue(random);
    else if (how === 2) at[`${key}2`] = inner;
    else at[key] = typeof inner === 'string' ? `${inner}\u0000\ud800` : [inner, inner];
    return copy;
  }
}
