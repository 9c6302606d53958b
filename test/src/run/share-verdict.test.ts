import { describe, expect, it } from 'vitest';
import { shareVerdict } from '../../../src/run/share-verdict.js';

describe('a share', () => {
  it('is undecided before anything was seen, and while it is close', () => {
    expect(shareVerdict(0, 0, 0.1)).toBe('undecided');
    expect(shareVerdict(10, 100, 0.1)).toBe('undecided');
    expect(shareVerdict(0, 100, 0.1)).toBe('undecided');
  });

  it('is reached or missed when chance would show so much or so little once in a billion times', () => {
    expect(shareVerdict(1000, 5000, 0.15)).toBe('reached');
    expect(shareVerdict(150, 5000, 0.06)).toBe('missed');
    expect(shareVerdict(0, 400, 0.1)).toBe('missed');
  });

  it('lets a share pass that is exactly as large as required, with enough runs', () => {
    expect(shareVerdict(1000, 10_000, 0.1)).toBe('undecided');
    expect(shareVerdict(5000, 50_000, 0.1)).toBe('reached');
  });
});
