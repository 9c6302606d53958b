import { expect, it } from 'vitest';
import { FirstPass } from '../../../generators/labels/first-pass.js';
import { labelsFor } from '../../../generators/labels/labels-for.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import { shareVerdict } from '../../../src/run/share-verdict.js';
import { CHECKPOINT, SESSION } from '../scenarios.js';

const material = await loadMaterial('o200k_base');

/** After so many scenarios, what is still undecided is too close to what is asked. */
const MOST_RUNS = 51_200;

/** Makes more and more scenarios until it is certain of each label whether it occurs as often as is asked. */
function undecidedOrMissed(supports: Capabilities, known: readonly string[] = []): string[] {
  const arbitrary = scenarioArbitrary(material, { supports });
  let open = labelsFor(supports, false).flatMap(({ name, share, occurs }) =>
    share === null || known.includes(name) ? [] : [{ name, share, occurs, part: 0 }],
  );
  const missed: string[] = [];
  for (let run = 0, look = 100; run < MOST_RUNS && open.length > 0; look *= 2) {
    for (; run < look; run += 1) {
      const first = new FirstPass(scenarioOfRun(arbitrary, 1, run).value, supports, material.tokenizer);
      for (const label of open) if (label.occurs(first)) label.part += 1;
    }
    open = open.filter(({ name, share, part }) => {
      const verdict = shareVerdict(part, run, share);
      if (verdict === 'missed') missed.push(`${name}: ${(part / run) * 100} % of ${run}`);
      return verdict === 'undecided';
    });
  }
  return [...missed, ...open.map(({ name, part }) => `${name}: undecided, ${part} of ${MOST_RUNS}`)];
}

it.each([
  ['sessions', SESSION],
  ['checkpoint pairs', CHECKPOINT],
])('all that is asked of scenarios occurs often enough for %s', (_, supports) => {
  expect(undecidedOrMissed(supports)).toEqual([]);
});

it('what is asked of attachments besides occurs often enough', () => {
  const known = labelsFor(SESSION, false).map(({ name }) => name);
  expect(undecidedOrMissed({ ...SESSION, takesAttachments: true }, known)).toEqual([]);
});
