import { expect, it } from 'vitest';
import { saveBaselineCommand } from '../../../../src/cli/commands/save-baseline-command.js';

it.each(['-', '/dev/stdout'])('stores no baseline on standard output, as by %s', async (saveBaseline) => {
  await expect(saveBaselineCommand(['compactor.mjs'], { saveBaseline, store: false })).rejects.toMatchObject({
    code: 'CC_OPTION_INVALID',
    message: expect.stringContaining('the path of a file'),
  });
});
