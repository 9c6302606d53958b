import { expect, it } from 'vitest';
import { renderFigures } from '../../../reports/markdown/render-figures.js';
import { property, report } from '../samples/report.js';

const figures = {
  'anchors kept | beyond': { part: 12, whole: 340, interval: [0.018367, 0.06084] as const },
  'nothing counted': { part: 0, whole: 0, interval: null },
};

it('is a table of what was counted, with the interval of each share', () => {
  expect(renderFigures(report([property('summarizer/keeps-anchors', ['M4'], { figures })]))).toBe(
    [
      '## What was counted for `input-range`',
      '',
      '| property | figure | counted | share | 95 % interval |',
      '| --- | --- | ---: | ---: | ---: |',
      '| `summarizer/keeps-anchors` | anchors kept &#124; beyond | 12 of 340 | 3.5 % | 1.8 to 6.1 % |',
      '',
      '2,000 runs, seed 42; intervals are those of Clopper and Pearson.',
      '',
    ].join('\n'),
  );
});

it('is nothing where nothing was counted', () => {
  expect(renderFigures(report([property('conservation/partition', ['S5'])]))).toBeNull();
});
