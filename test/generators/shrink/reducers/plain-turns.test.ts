import { describe, expect, it } from 'vitest';
import { plainTurns } from '../../../../generators/shrink/reducers/plain-turns.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { append, CHAT, compact, said, scenario, turn } from '../../../conversation.js';
import { bare, offers } from '../offers.js';

const offered = (...turns: Turn[]) =>
  offers(plainTurns, scenario([append(...turns), compact])).map((one) => logOf(one));

const use = bare('t1', 'A-1', {
  role: 'assistant',
  uses: [
    { id: 'u1', name: 'run', input: '{}' },
    { id: 'u2', name: 'run', input: '{}' },
  ],
  text: 'Remember A-1.\nrun {}\nrun {}',
});
const result = bare('t2', null, {
  role: 'tool',
  kind: 'structured',
  results: [
    { use: 'u1', text: 'ok', failed: true },
    { use: 'u2', text: 'ok' },
  ],
  text: 'ok\nok',
});

describe('a plainer turn', () => {
  it('is prose of a user, or of the assistant', () => {
    const first = offered(bare('t1', 'A-1', { role: 'system', kind: 'structured' })).map(([one]) => one);
    expect(first).toContainEqual(bare('t1', 'A-1'));
    expect(first).toContainEqual(bare('t1', 'A-1', { role: 'assistant' }));
    expect(first).toContainEqual(bare('t1', 'A-1', { role: 'system' }));
    expect(first).toContainEqual(bare('t1', 'A-1', { kind: 'structured' }));
  });

  it('is not pinned', () => {
    expect(offered(bare('t1', 'A-1', { role: 'assistant', pinned: true }))).toContainEqual([
      bare('t1', 'A-1', { role: 'assistant' }),
    ]);
  });

  it('states less: no fact, one fact, the anchor as the fact, nothing at all', () => {
    const facts = [
      { key: 'took', value: '480 ms' },
      { key: 'user', value: 'anna' },
    ];
    const first = offered(bare('t1', 'A-1', { text: 'A-1: 480 ms, anna.', facts })).map(([one]) => one!);
    expect(first.map((one) => one.facts)).toEqual(
      expect.arrayContaining([undefined, [facts[0]], [{ key: 'took', value: 'A-1' }]]),
    );
    expect(first).toContainEqual(bare('t1', null));
  });

  it('states nothing, and is as long as it was', () => {
    const long = said('t1', 'TICKET-7');
    const silent = offered(long)
      .filter(([one]) => one!.anchor === null)
      .map(([one]) => one!.tokens);
    expect(new Set(silent)).toEqual(new Set([0, long.tokens]));
  });

  it('uses no tools, and is as long as it was', () => {
    const withoutTools = offered(use, result).filter((log) => log.every((one) => !one.uses && !one.results));
    expect(withoutTools).not.toEqual([]);
    for (const log of withoutTools) expect(log[0]!.tokens).toBe(use.tokens);
  });

  it('uses one tool less, with its result', () => {
    expect(offered(use, result)).toContainEqual([
      expect.objectContaining({ uses: [use.uses![1]], text: 'Remember A-1.\nrun {}' }),
      expect.objectContaining({ results: [result.results![1]], text: 'ok' }),
    ]);
  });

  it('has results that did not fail', () => {
    const results = offered(use, result).flatMap((log) => (log[1]?.results ? [log[1].results] : []));
    expect(results).toContainEqual([
      { use: 'u1', text: 'ok' },
      { use: 'u2', text: 'ok' },
    ]);
  });
});

it('changes all turns at once, and each alone', () => {
  const turns = ['t1', 't2', 't3'].map((id, index) => bare(id, `A-${index + 1}`, { role: 'assistant' }));
  const roles = offered(...turns).map((log) => log.map(({ role }) => role[0]).join(''));
  expect(roles).toEqual(expect.arrayContaining(['uuu', 'uaa', 'aua', 'aau']));
});

it('keeps the texts of turns that use no tools', () => {
  const chatty = turn('t1', 'A-1', { role: 'system', text: `${CHAT}See A-1.` });
  const texts = offered(chatty)
    .filter(([one]) => one!.anchor !== null)
    .map(([one]) => one!.text);
  expect(new Set(texts)).toEqual(new Set([chatty.text]));
});
