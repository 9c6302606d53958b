import { expect, it } from 'vitest';
import { figureInWords } from '../../../reports/words/figure.js';

it('says what was counted, the share, and in which interval it lies', () => {
  expect(figureInWords('anchors kept', { part: 12, whole: 340, interval: [0.018367, 0.06084] })).toBe(
    'anchors kept: 12 of 340 (3.5 %; 95%-interval 1.8 to 6.1 %)',
  );
});

it('says no share of nothing', () => {
  expect(figureInWords('anchors kept', { part: 0, whole: 0, interval: null })).toBe('anchors kept: 0 of 0');
});
