import { describe, expect, it } from 'vitest';
import { nothingInvented } from '../../../properties/summarizer/nothing-invented.js';
import { append, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { writes } from './writes.js';

const TURN = said('t1', 'TICKET-71', {
  text: 'TICKET-71: "the build broke again" on db-12, after 1000000 rows in C:\\new\\data. It took 4810 ms.',
});
const once = scenario([append(TURN), compact], { settings: { summaryBudget: 512 } });

describe('a summary invents', () => {
  it.each([
    ['TICKET-72 is next', 'the id "TICKET-72" is in the summary and in nothing that it was made from'],
    ['it took 4900 ms', 'the number "4900" is in the summary and in nothing that it was made from'],
    [
      'they said “the build is broken forever”',
      'the quotation "the build is broken forever" is in the summary and in nothing that it was made from',
    ],
  ])('%o', async (text, says) => {
    const { violations } = await judge(nothingInvented, writes(text), once);
    expect(violations.map((violation) => violation.says)).toEqual([says]);
  });
});

describe('a summary does not invent', () => {
  it.each([
    ['what stands there', 'TICKET-71 on db-12: 4810 ms'],
    ['what stands there in another case', 'ticket-71 on DB-12, "The build broke again"'],
    ['separators of thousands', '1,000,000 rows'],
    ['what lies between two quotations', 'TICKET-71: jq "db" | and then some more | "db-12"'],
    ['escapes', JSON.stringify({ where: 'C:\\new\\data', what: 'TICKET-71\nthen db-12' })],
    ['numbers of turns and tokens', `t1, turn-12, 1 turn of ${TURN.tokens} tokens, at most 512`],
    ['small numbers', '3 files in 12 steps'],
    ['the beginning of a number that was cut', 'it took 481'],
  ])('%s', async (_, text) => {
    expect(await judged(nothingInvented, writes(text), once)).toMatchObject({ broken: [] });
  });

  it('what the summary so far said', async () => {
    const twice = scenario([append(TURN), compact, compact]);
    const { violations } = await judge(nothingInvented, writes('by RUN-9901', 'still by RUN-9901'), twice);
    expect(violations.map(({ moment }) => moment)).toEqual([1]);
  });
});

it('is put to the test by specifics only', async () => {
  expect(await judged(nothingInvented, writes('We talked.'), once)).toEqual({ met: 0, broken: [] });
});
