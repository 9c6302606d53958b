import { expect, test } from 'vitest';
import { bodyWithin } from '../../../../src/compactor/doors/body-within.js';

const SUMMARY = '- TICKET-1: open since Monday\n- TICKET-2: closed on Friday\n';

test('finds what was written within its wrapper', () => {
  expect(bodyWithin(`Earlier:\n${SUMMARY}(end)`, [[SUMMARY]])).toBe(SUMMARY);
});

test('finds it trimmed too', () => {
  expect(bodyWithin(`<s>${SUMMARY.trim()}</s>`, [[SUMMARY]])).toBe(SUMMARY.trim());
});

test('prefers the longest of several', () => {
  expect(bodyWithin(`Earlier: ${SUMMARY}`, [['Ear'], [SUMMARY]])).toBe(SUMMARY);
});

test('takes the texts of one pass together, and what stands between them', () => {
  const [one, two] = ['- TICKET-1: open', '- TICKET-2: closed'];
  expect(bodyWithin(`First:\n${one}\nThen:\n${two}\n`, [[two, one]])).toBe(`${one}\nThen:\n${two}`);
});

test('does not stretch to a shorter text that is a part of the longest', () => {
  expect(bodyWithin(`- TICK\n${SUMMARY}`, [['- TICK', SUMMARY]])).toBe(SUMMARY);
});

test('finds the beginning of what was shortened', () => {
  expect(bodyWithin(`Earlier:\n${SUMMARY.slice(0, 40)}… (shortened)`, [[SUMMARY]])).toBe(
    SUMMARY.slice(0, 40),
  );
});

test('finds a part that was taken out', () => {
  const written = `<thoughts>none</thoughts>\n${SUMMARY}</summary>`;
  expect(bodyWithin(`Earlier:\n${SUMMARY}`, [[written]])).toBe(SUMMARY);
});

test.each([
  ['nothing was written', []],
  ['only blanks were written', [['', ' \n']]],
  ['something else was written', [['TICKET-9 is open and TICKET-8 is not']]],
])('finds nothing when %s', (_, passes) => {
  expect(bodyWithin('4 earlier messages were left out.', passes)).toBeNull();
});
