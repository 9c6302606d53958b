import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes; begun last, each of them would keep one core busy while the others wait. */
const LONG = /test\/(matrix|repo\/(snippets|docs)|e2e|generators\/(scenario\/shares|shrink\/smallest))\b/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    // One more than there are cores, since a test of the command waits for it, and often for a limit of time.
    maxWorkers: availableParallelism() + 1,
    // Loading a thousand small modules anew for each of three hundred files cost more than a tenth of the time.
    isolate: false,
    sequence: { sequencer: LongFirst },
  },
});
