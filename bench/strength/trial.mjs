import { check } from '../../dist/src/check.js';
import { caseHash } from '../../dist/src/scenario/case-hash.js';
import { sizeOf } from '../../dist/src/scenario/size.js';

/** One check of a faulty compactor, judged by the property that it is made to break. */
export async function trialOf({ name, make, breaks }, { seed, most, isShrunk }) {
  const { runs, durationMs, properties } = await check(make(), {
    runs: most,
    seed,
    level: 'should',
    properties: [breaks],
    bail: true,
    stepLimit: 200,
    shrinkTime: isShrunk ? '60s' : 1,
    ...(isShrunk && { certifyTime: '30s' }),
  });
  const found = properties[0].counterexample;
  return {
    compactor: name,
    property: breaks,
    seed,
    detected: found !== null,
    runs,
    ms: durationMs,
    ...(isShrunk && found && shrunk(breaks, found)),
  };
}

/** The certified size beside that of shrinking alone, by turns, steps, faults of the summarizer and tokens. */
function shrunk(property, { observation: { scenario }, shrinking, certification }) {
  const { certified = false, played = 0, shrunkTo } = certification ?? {};
  const size = sizeOf(scenario).slice(0, 4);
  return {
    size: shrunkTo?.slice(0, 4) ?? size,
    ...(certified && { minimum: size }),
    result: caseHash(property, scenario),
    evaluations: shrinking.evaluations,
    finished: shrinking.finished,
    played,
  };
}
