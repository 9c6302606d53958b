import { expect, it } from 'vitest';
import { renderReport } from '../../../reports/terminal/render-report.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, property, report } from '../samples/report.js';

const PLAIN = { color: false, width: 100 };

const { settings } = report([]);
const passed = {
  of: 5,
  counts: [],
  passAll: { part: 640, whole: 640, interval: [0.994, 1] as const },
  passOne: { share: 1, interval: [0.994, 1] as const },
  flaky: 0,
};
const flaky = {
  ...passed,
  passAll: { part: 1465, whole: 1877, interval: [0.7611, 0.7991] as const },
  passOne: { share: 0.9512, interval: [0.9354, 0.9643] as const },
  flaky: 400,
};

it('tells of what broke how often all tries passed, and a single one, and how often the smallest breaks', () => {
  const found = { ...INPUT_RANGE, tries: { broken: 2, of: 5 } };
  const text = renderReport(
    report([broken(found, { repeat: flaky }), property('coverage/held', ['S2'], { repeat: passed })], {
      settings: { ...settings, repeat: 5 },
    }),
    PLAIN,
  );
  expect(text).toContain(
    [
      '  Tries                     pass^5                one try                  flaky',
      '  coverage/anchors-present    78 %  76.1 to 80 %   95.1 %  93.5 to 96.5 %  400 of 412',
      '  others (1): every try passed; the rates above are those of 1 − pass^5',
    ].join('\n'),
  );
  expect(text).toContain('flaky: of 5 further tries of this conversation 2 broke it');
  expect(text).toContain('2,000 runs of 5 tries in 3.4 s');
  expect(text).toMatch(/again: .* --runs 2000 --repeat 5$/m);
});

it('tells why a run ended that was to show rates, and of what broke what its rate is shown to be', () => {
  const goal = { limit: 0.01, confidence: 0.99 };
  const rate = { ...goal, shown: 'below' as const, interval: [0.001, 0.009] as const };
  const given = { ended: 'rate' as const, runs: 900, settings: { ...settings, untilRate: goal } };
  const below = renderReport(report([property('coverage/held', ['S2'], { rate })], given), PLAIN);
  expect(below.replaceAll('\n', ' ')).toContain('stopped: every rate is below 1 % with 99 % confidence');
  expect(below).toContain('--runs 2000 --until-rate 1% --confidence 99%');
  const above = { ...rate, shown: 'above' as const };
  const text = renderReport(report([broken(INPUT_RANGE, { rate: above })], given), PLAIN);
  expect(text).toContain('broken in 412 of 1,877 runs; its rate is above 1 %');
  expect(text.replaceAll('\n', ' ')).toContain('stopped: a rate is above 1 % with 99 % confidence');
  const undecided = renderReport(
    report([property('coverage/held', ['S2'], { rate: { ...rate, shown: null } })], {
      ...given,
      ended: 'runs',
    }),
    PLAIN,
  );
  expect(undecided.replaceAll('\n', ' ')).toContain('with not every rate shown to be below 1 %');
});
