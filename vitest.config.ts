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
    // Left to itself, vitest leaves one core idle; with two cores that is half of them.
    maxWorkers: '100%',
    // Loading a thousand small modules anew for each of three hundred files cost more than a tenth of the time.
    isolate: false,
    sequence: { sequencer: LongFirst },
  },
});
