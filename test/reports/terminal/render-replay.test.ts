import { expect, it } from 'vitest';
import { renderReplay } from '../../../reports/terminal/render-replay.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, property, report } from '../samples/report.js';

const PLAIN = { color: false, width: 100 };

it('shows the evidence again where the property still breaks', () => {
  const text = renderReplay(report([broken(INPUT_RANGE)]), PLAIN);
  expect(text).toMatch(/^── ✗ coverage\/anchors-present/);
  expect(text).toMatch(/STILL BREAKS · coverage\/anchors-present\n$/);
});

it('says that a property does not break any more', () => {
  expect(renderReplay(report([property('a/b', ['S1'])]), PLAIN)).toBe(
    'HOLDS · a/b does not break on this conversation\n',
  );
});

it('takes a premise that does not occur any more for one that holds, unless there was nothing to play', () => {
  const unknown = property('a/b', ['S1'], { verdict: 'unknown', reason: 'no turn is claimed' });
  expect(renderReplay(report([unknown], { runs: 1 }), PLAIN)).toMatch(
    /^HOLDS · a\/b .*: no turn is claimed\n$/,
  );
  expect(renderReplay(report([unknown], { runs: 0 }), PLAIN)).toBe(
    'UNKNOWN · a/b: the scenario has no steps\n',
  );
});

it('says why a property was skipped', () => {
  const skipped = property('a/b', ['S1'], { verdict: 'skipped', reason: 'it has no recall' });
  expect(renderReplay(report([skipped]), PLAIN)).toBe('SKIPPED · a/b: it has no recall\n');
});
