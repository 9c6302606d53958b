import { expect, test } from 'vitest';
import { findValues } from '../../../../src/simulation/search/find-values.js';
import { SPELLINGS } from '../../../../src/simulation/search/spelling.js';

test.each([
  ['err-7', 'it says err-7.', true],
  ['err-7', 'it says err-72', false],
  ['"7"', JSON.stringify('it says "7" twice'), true],
  ['"7"', 'as in a\\/\\"7\\"', false],
  ['C:\\a', JSON.stringify('C:\\a\nand more'), true],
  ['C:\\a', JSON.stringify('C:\\a\\b'), false],
  ['déjà', '"d\\u00e9j\\u00E0 vu"', false],
  ['déjà', '"d\\u00e9j\\u00e0 vu"', true],
  ['a < b', '<p>if a &lt; b</p>', true],
  ['"7" & \'8\'', 'title="&quot;7&quot; &amp; &#x27;8&#x27;"', true],
  ['x=1', 'x=1&amp;y', true],
])('%j read in %j is %s', (value, text, isReadable) => {
  expect([...findValues([value, 'other'], text, SPELLINGS)]).toEqual(isReadable ? [value] : []);
});
