import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faithfulLine, faithfulSummary, lineTokens } from '../../../src/simulation/faithful-summary.js';
import { CLOSING_MARKER } from '../../../src/simulation/simulator-texts.js';
import { isPresent } from '../../../src/transcript/presence.js';
import { someLog, turnOf } from './some-log.js';
import { tokenizer } from './summarize.js';

const basic = turnOf(0, { anchor: 'TICKET-1', isStrict: false, tool: 'none', words: 'so' });
const strict = turnOf(1, { anchor: 'src/a.ts', isStrict: true, tool: 'none', words: 'so' });
const silent = turnOf(2, { anchor: null, isStrict: false, tool: 'none', words: 'so' });

test('a line names the anchor and states the facts that are not the anchor', () => {
  expect(faithfulLine(basic)).toBe('- TICKET-1\n');
  expect(faithfulLine(strict)).toBe('- src/a.ts: value = 三百円 no1\n');
  expect(
    faithfulLine({ ...basic, facts: [...basic.facts!, ...strict.facts!, { key: 'port', value: '80' }] }),
  ).toBe('- TICKET-1: value = 三百円 no1; port = 80\n');
});

test('a turn without an anchor has no line', () => {
  expect(faithfulLine(silent)).toBe('');
  expect(lineTokens(silent, tokenizer)).toBe(0);
});

test('twins share a line', () => {
  expect(faithfulSummary([basic, strict, { ...basic, id: 't9' }], { marker: false })).toBe(
    faithfulLine(basic) + faithfulLine(strict),
  );
});

test('the marker is the last thing in the text', () => {
  expect(faithfulSummary([basic], { marker: true })).toBe(`- TICKET-1\n${CLOSING_MARKER}`);
});

test('every anchor and fact of the turns is present, and the tokens of the lines add up', () => {
  fc.assert(
    fc.property(someLog, (log) => {
      const text = faithfulSummary(log, { marker: false });
      const values = log.flatMap((turn) => [turn.anchor ?? [], turn.facts!.map((fact) => fact.value)].flat());
      expect(values.filter((value) => !isPresent(value, text))).toEqual([]);
      const distinct = [...new Map(log.map((turn) => [turn.anchor, turn])).values()];
      const sum = distinct.reduce((tokens, turn) => tokens + lineTokens(turn, tokenizer), 0);
      expect(sum).toBe(tokenizer.count(text));
    }),
    { numRuns: 300 },
  );
});
