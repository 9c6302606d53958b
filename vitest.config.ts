import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Left to itself, vitest leaves one core idle; with two cores that is half of them.
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000, maxWorkers: '100%' },
});
