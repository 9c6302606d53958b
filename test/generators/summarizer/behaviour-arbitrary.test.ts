import { expect, it } from 'vitest';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { behaviourArbitrary } from '../../../generators/summarizer/behaviour-arbitrary.js';
import { FAULT_NAMES } from '../../../generators/summarizer/draw-fault.js';
import { REPORTS } from '../../../generators/summarizer/reports.js';
import { SESSION, valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const [turns] = valuesOf(turnsArbitrary(material, { least: 6, most: 6 }), 1);

it('reaches every fault, every report, and every mixture of signals', () => {
  const all = valuesOf(behaviourArbitrary(turns!, { supports: SESSION, tokenizer: material.tokenizer }), 500);
  expect(new Set(all.flatMap(({ faults }) => faults.map(({ fault }) => fault)))).toEqual(
    new Set(FAULT_NAMES),
  );
  expect(new Set(all.map(({ report }) => report))).toEqual(new Set(REPORTS));
  expect(new Set(all.map(({ finish, marker }) => `${finish} ${marker}`)).size).toBe(4);
});

it('gives neither report nor signals to a compactor that does not read them', () => {
  const supports = { ...SESSION, takesReport: false, takesSignals: false };
  for (const behaviour of valuesOf(
    behaviourArbitrary(turns!, { supports, tokenizer: material.tokenizer }),
    100,
  )) {
    expect(behaviour).toMatchObject({ finish: false, marker: false, report: 'none' });
  }
});
