import fc from 'fast-check';

/** How fast-check shrinks an array of records, which is what one writes first: evaluations, and turns that are left. */
export function ownShrinking(breaks, length, seed) {
  const turn = fc.record({
    role: fc.constantFrom('user', 'assistant'),
    tokens: fc.integer({ min: 0, max: 1000 }),
    anchor: fc.nat(),
  });
  const turns = fc.array(turn, { minLength: length, maxLength: length, size: 'max' });
  const [drawn] = fc.sample(turns, { seed, numRuns: 1 });
  const shrinking = fc.array(turn, { maxLength: length, size: 'max' });
  let evaluations = -1;
  const started = performance.now();
  const { counterexample } = fc.check(
    fc.property(shrinking, (candidate) => {
      evaluations += 1;
      return !breaks(candidate);
    }),
    { examples: [[drawn]], numRuns: 1, seed },
  );
  return { evaluations, ms: performance.now() - started, turns: counterexample[0].length };
}
