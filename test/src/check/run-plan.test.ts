import { describe, expect, it } from 'vitest';
import { runPlanOf } from '../../../src/check/run-plan.js';
import type { HarnessError } from '../../../src/errors/harness-error.js';

const codeOf = (options: Parameters<typeof runPlanOf>[0]): string | undefined => {
  try {
    runPlanOf(options);
  } catch (error) {
    return (error as HarnessError).code;
  }
  return undefined;
};

describe('the plan of a run', () => {
  it('drives scenarios once, and shows no rate, unless told', () => {
    expect(runPlanOf({})).not.toHaveProperty('repeat');
    expect(runPlanOf({ repeat: 1 })).not.toHaveProperty('repeat');
    expect(runPlanOf({})).not.toHaveProperty('goal');
    expect(runPlanOf({ repeat: 5 })).toMatchObject({ repeat: 5, runs: 2000 });
  });

  it('shows a rate with 95 % confidence in as many runs as it takes, at most 50,000', () => {
    expect(runPlanOf({ untilRate: 0.01 })).toMatchObject({
      goal: { limit: 0.01, confidence: 0.95 },
      runs: 50_000,
    });
    expect(runPlanOf({ untilRate: 0.01, confidence: 0.99, runs: 9000 })).toMatchObject({
      goal: { limit: 0.01, confidence: 0.99 },
      runs: 9000,
    });
    expect(runPlanOf({ untilRate: 0.01, profile: 'ci' })).toMatchObject({ runs: 2000 });
  });

  it('refuses a rate that not even runs without a breach could show', () => {
    expect(codeOf({ untilRate: 0.01, runs: 409 })).toBeUndefined();
    expect(codeOf({ untilRate: 0.01, runs: 408 })).toBe('CC_RATE_OUT_OF_REACH');
  });

  it('refuses a rate in a shard, and a confidence without a rate', () => {
    expect(codeOf({ untilRate: 0.01, shard: '1/2', seed: 1 })).toBe('CC_RATE_IN_SHARD');
    expect(codeOf({ confidence: 0.99 })).toBe('CC_OPTION_UNUSED');
  });
});
