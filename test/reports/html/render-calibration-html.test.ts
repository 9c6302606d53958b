import { expect, it } from 'vitest';
import { renderCalibrationHtml } from '../../../reports/html/render-calibration-html.js';
import type { CalibrationReport } from '../../../src/calibrate/calibration-report.js';

const HOSTILE = '<script>alert(1)</script>';

const point = (ratio: number, coverage: number) => ({
  ratio,
  conversations: 12,
  coverage,
  low: coverage - 0.01,
  high: 1,
  best: 1,
});

const report: CalibrationReport = {
  version: 1,
  tool: '0.1.0',
  compactor: { name: HOSTILE, version: null },
  summarizer: 'itself',
  settings: {
    ...{ seed: 1, runs: 10, timeMs: null, passes: 1, encoding: 'o200k_base' },
    ...{ wanted: 0.99, confidence: 0.95, rLow: 5, isAsked: false },
  },
  verdict: 'passed',
  ended: 'finished',
  curves: [
    {
      ...{ content: 'prose', budget: 2000, conversations: 40, comesBack: null, rLow: 'verified' },
      knee: { state: 'found', ratio: 6.2, low: 6.1, high: 6.3 },
      trust: { ratio: 6, tried: [] },
      points: [point(1, 1), point(5, 1), point(10, 0.4)],
      categories: [{ category: 'path', upTo: 1, past: 0.4, breaksAt: 6.2 }],
      places: { isPast: true, coverage: [1, null] },
      passes: [],
      unmeasured: [{ kind: 'refused', conversations: 1, from: 9, reason: HOSTILE }],
    },
  ],
  console: '',
};

it('draws the curve with its knee, and says what to trust', () => {
  const page = renderCalibrationHtml(report);
  expect(page).toContain('For prose it covers ≥ 99 % up to 6 with 95 % confidence.');
  expect(page).toMatch(/<svg class="coverage".*role="img" aria-label="[^"]*knee at 6\.2/);
  expect(page.match(/<circle class="dot"/g)).toHaveLength(3);
});

it('shows what is told from outside as text', () => {
  const page = renderCalibrationHtml(report);
  expect(page).not.toContain(HOSTILE);
  expect(page).toContain('&lt;script>alert(1)');
});
