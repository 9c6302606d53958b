import { expect, test } from 'vitest';
import { NonsenseError } from '../../../src/compactor/nonsense-error.js';

test('says which call gave what instead of what', () => {
  const error = new NonsenseError('view()', 'an array of view items', 7);
  expect(error.message).toBe('Expected `view()` to give an array of view items, got `7` (number)');
  expect(error).toMatchObject({ call: 'view()', expected: 'an array of view items', got: 7 });
});
