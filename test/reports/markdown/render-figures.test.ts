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

const passAll = { part: 1800, whole: 1877, interval: [0.949, 0.967] as const };
const repeat = {
  of: 5,
  counts: [],
  passAll,
  passOne: { share: 0.9996, interval: [0.975, 0.999] as const },
  flaky: 70,
};
const rate = { limit: 0.01, confidence: 0.99, shown: 'above' as const, interval: [0.03, 0.05] as const };

it('tells how often all tries passed and a single one, and never rounds either to all', () => {
  const { settings } = report([]);
  const repeated = report([property('coverage/a|b', ['S1'], { repeat })], {
    settings: { ...settings, repeat: 5 },
  });
  const text = renderFigures(repeated)!;
  expect(text).toContain('| property | all 5 tries passed | pass^5 | 95 % interval | one try |');
  expect(text).toContain(
    ' | 1,800 of 1,877 | 95.8 % | 94.9 to 96.7 % | 99.9 % | 97.5 to 99.9 % | 70 of 77 |',
  );
  expect(text).toContain('tries of one conversation are not independent');
});

it('tells what rates are shown to be, and which property was never put to the test', () => {
  const { settings } = report([]);
  const untilRate = { limit: 0.01, confidence: 0.99 };
  const never = { ...rate, shown: null, interval: null };
  const text = renderFigures(
    report(
      [
        property('coverage/often', ['S1'], { broken: 50, met: 1312, rate }),
        property('coverage/never', ['S2'], { met: 0, rate: never }),
      ],
      { settings: { ...settings, untilRate } },
    ),
  )!;
  expect(text).toContain('| property | broken | 99 % confidence sequence | |');
  expect(text).toContain('| `coverage/often` | 50 of 1,312 | 3 to 5 % | its rate is above 1 % |');
  expect(text).toContain('| `coverage/never` | 0 of 0 |  | it was never put to the test |');
});
