const NAMES = [
  'append',
  'compact',
  'view',
  'claims',
  'recall',
  'log',
  'find',
  'resolve',
  'estimate',
  'lose',
  'close',
];

/**
 * A compactor whose own time is measured: what its sessions take, without the time that they wait for the summarizer and
 * the counter that they were given.
 */
export function clocked(compactor) {
  const clock = { ms: 0 };
  let depth = 0;
  const timed = (sign, act) => {
    const started = performance.now();
    const end = (value) => {
      clock.ms += sign * (performance.now() - started);
      return value;
    };
    const value = act();
    return typeof value?.then === 'function' ? value.then(end) : end(value);
  };
  const inside = (act) => {
    depth += 1;
    try {
      return depth === 1 ? timed(1, act) : act();
    } finally {
      depth -= 1;
    }
  };
  const open = (environment) => {
    const { summarizer, countTokens } = environment;
    const session = compactor.open({
      ...environment,
      countTokens: (text) => timed(-1, () => countTokens(text)),
      summarizer: { complete: (request) => timed(-1, () => summarizer.complete(request)) },
    });
    const offered = NAMES.filter((name) => typeof session[name] === 'function');
    return Object.fromEntries(
      offered.map((name) => [name, (...args) => inside(() => session[name](...args))]),
    );
  };
  return { clock, compactor: { ...compactor, name: compactor.name, supports: compactor.supports, open } };
}
