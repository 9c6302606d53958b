import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { faithfulLine, faithfulSummary } from '../../../../src/simulation/faithful-summary.js';
import {
  CLOSING_MARKER,
  MADE_UP_VALUE,
  PLACEHOLDER,
  REFUSAL,
} from '../../../../src/simulation/simulator-texts.js';
import { FAITHFUL } from '../some-behaviour.js';
import { turnOf } from '../some-log.js';
import { summarize, tokenizer } from '../summarize.js';

const anchors = ['TICKET-1', 'src/a.ts', '京都', 'err-7', '42', null];
const log = anchors.map((anchor, at) =>
  turnOf(at, { anchor, isStrict: at === 1 || at === 2, tool: 'none', words: 'so' }),
);
const [ticket, path, kyoto, code, number] = log.map(faithfulLine);

async function callWith(...faults: Fault[]) {
  return summarize(log, { ...FAITHFUL, faults });
}

async function textWith(...faults: Fault[]) {
  return (await callWith(...faults)).response!.text;
}

describe('drop', () => {
  test.each([
    [{ at: 'head', turns: 2 }, [kyoto, code, number]],
    [{ at: 'middle', turns: 2 }, [ticket, code, number]],
    [{ at: 'middle', turns: 3 }, [ticket, number]],
    [{ at: 'tail', turns: 2 }, [ticket, path, kyoto]],
    [{ at: 'tail', turns: 9 }, []],
    [{ ids: ['t2', 't5', 't6'] }, [ticket, kyoto, code]],
    [{ family: 'code' }, [path, kyoto, number]],
  ] as const)('of %j leaves the others', async (target, lines) => {
    expect(await textWith({ fault: 'drop', target } as Fault)).toBe(lines.join(''));
  });

  test('of a twin drops the line of both', async () => {
    const twins = [...log, { ...log[0]!, id: 't7' }];
    const faults: Fault[] = [{ fault: 'drop', target: { ids: ['t7'] } }];
    const { truth } = await summarize(twins, { ...FAITHFUL, faults });
    expect(truth.anchors).toEqual(['t2', 't3', 't4', 't5']);
  });
});

describe('hollow', () => {
  test('leaves the anchor and takes the fact', async () => {
    const call = await callWith({ fault: 'hollow', target: { at: 'head', turns: 2 } });
    expect(call.response!.text).toBe([ticket, '- src/a.ts\n', kyoto, code, number].join(''));
    expect(call.truth).toMatchObject({
      anchors: ['t1', 't2', 't3', 't4', 't5'],
      facts: ['t1', 't3', 't4', 't5'],
    });
  });

  test('changes nothing where the anchor is the fact', async () => {
    expect((await callWith({ fault: 'hollow', target: { ids: ['t1'] } })).truth.faithful).toBe(true);
  });
});

describe('change', () => {
  test('spoils the anchor and keeps the other facts', async () => {
    const call = await callWith({ fault: 'change', how: 'case', target: { ids: ['t2'] } });
    expect(call.response!.text).toContain(path!.replace('src', 'Src'));
    expect(call.truth.anchors).toEqual(['t1', 't3', 't4', 't5']);
  });

  test('spoils the anchor in its values, too', async () => {
    const turn = { ...log[1]!, facts: [{ key: 'place', value: 'src/a.ts:42' }] };
    const faults: Fault[] = [{ fault: 'change', how: 'prefix', target: { at: 'head', turns: 1 } }];
    const { response } = await summarize([turn], { ...FAITHFUL, faults });
    expect(response!.text).toBe('- src/: place = src/:42\n');
  });

  test('and hollow add up in either order', async () => {
    const target = { ids: ['t2'] };
    const changed: Fault = { fault: 'change', how: 'spacing', target };
    const hollow: Fault = { fault: 'hollow', target };
    expect(await textWith(changed, hollow)).toBe(await textWith(hollow, changed));
    expect(await textWith(changed, hollow)).toContain('- src/ a.ts\n');
  });
});

describe('mention', () => {
  test('tells something made up about turns that were not shown, and about no others', async () => {
    const faults: Fault[] = [{ fault: 'mention', ids: ['t1', 't3', 't4', 't6', 't99'] }];
    const call = await summarize(
      log,
      { ...FAITHFUL, faults },
      { turns: log.slice(0, 2), previous: `${code}` },
    );
    const made = `- 京都: value = ${MADE_UP_VALUE}\n`;
    expect(call.response!.text).toBe(`${ticket}${path}${code}${made}`);
    expect(call.truth).toMatchObject({ anchors: ['t1', 't2', 't3', 't4'], facts: ['t1', 't2', 't4'] });
  });

  test('comes after an echo on a line of its own', async () => {
    const faults: Fault[] = [{ fault: 'echo' }, { fault: 'mention', ids: ['t4'] }];
    const { response, truth, tokens } = await summarize(
      log,
      { ...FAITHFUL, faults },
      { turns: log.slice(0, 2) },
    );
    expect(response!.text).toBe(`${log[1]!.text}\n- err-7: value = ${MADE_UP_VALUE}\n`);
    expect(tokens).toBe(tokenizer.count(response!.text));
    expect(truth).toMatchObject({ anchors: ['t2', 't4'], unusable: null });
  });
});

describe('over-budget', () => {
  const faithful = tokenizer.count(faithfulSummary(log, { marker: true }));

  test.each([
    [faithful, 5],
    [faithful, 60],
    [faithful + 200, 1],
    [faithful - 10, 30],
  ])('goes beyond a budget of %i by exactly %i tokens and ends with its marker', async (budget, tokens) => {
    const behaviour = {
      ...FAITHFUL,
      marker: true,
      finish: true,
      faults: [{ fault: 'over-budget', tokens } as Fault],
    };
    const call = await summarize(log, behaviour, { turns: log, budget });
    expect(call.tokens).toBe(budget + tokens);
    expect(call.tokens).toBe(tokenizer.count(call.response!.text));
    expect(call.response).toMatchObject({ finish: 'stop', text: expect.stringContaining(CLOSING_MARKER) });
    expect(call.truth).toMatchObject({
      cut: 'none',
      faithful: false,
      anchors: ['t1', 't2', 't3', 't4', 't5'],
    });
  });

  test('is at least so many tokens where a line is longer than that', async () => {
    const faults: Fault[] = [{ fault: 'over-budget', tokens: 1 }];
    const call = await summarize(log, { ...FAITHFUL, marker: true, faults }, { turns: log }, faithful);
    expect(call.tokens).toBeGreaterThan(faithful);
    expect(call.tokens).toBeLessThanOrEqual(faithful + 3);
  });

  test('of a summary that is far too long leaves it as it is', async () => {
    const faults: Fault[] = [{ fault: 'over-budget', tokens: 1 }];
    const call = await summarize(log, { ...FAITHFUL, faults }, { turns: log }, 3);
    expect(call.response!.text).toBe(faithfulSummary(log, { marker: false }));
    expect(call.truth).toMatchObject({ cut: 'none', faithful: false });
  });

  test('means nothing without a budget', async () => {
    expect((await callWith({ fault: 'over-budget', tokens: 9 })).truth.faithful).toBe(true);
  });
});

describe('in place of a summary', () => {
  test.each<[Fault, object]>([
    [
      { fault: 'blank', text: '' },
      { response: { kind: 'blank', text: '' }, truth: { unusable: 'blank' } },
    ],
    [
      { fault: 'blank', text: ' \n' },
      { response: { kind: 'text', text: ' \n' }, truth: { unusable: 'blank' } },
    ],
    [
      { fault: 'placeholder' },
      { response: { kind: 'text', text: PLACEHOLDER }, truth: { unusable: 'placeholder' } },
    ],
    [{ fault: 'refusal' }, { response: { kind: 'text', text: REFUSAL }, truth: { unusable: 'refusal' } }],
    [{ fault: 'tool-call' }, { response: { kind: 'toolCall', text: '' }, truth: { unusable: 'tool-call' } }],
    [{ fault: 'echo' }, { response: { kind: 'text', text: log[5]!.text }, truth: { unusable: 'echo' } }],
  ])('%j gives no anchor of the others', async (fault, expected) => {
    const call = await callWith(fault);
    expect(call).toMatchObject(expected);
    expect(call.truth).toMatchObject({ anchors: [], facts: [], cut: 'none', faithful: false });
  });

  test('nothing writes the marker, and so it seems cut where one was promised', async () => {
    const call = await summarize(log, { ...FAITHFUL, marker: true, faults: [{ fault: 'refusal' }] });
    expect(call.response!.text).toBe(REFUSAL);
    expect(call.truth.cut).toBe('signalled');
  });

  test('an echo of the only turn is a summary, and the beginning of an echo is one', async () => {
    const alone = await summarize(
      log,
      { ...FAITHFUL, faults: [{ fault: 'echo' }] },
      { turns: log.slice(0, 1) },
    );
    expect(alone.truth).toMatchObject({ anchors: ['t1'], facts: ['t1'], faithful: false, unusable: null });
    const cut = await callWith({ fault: 'echo' }, { fault: 'cut', tokens: 3 });
    expect(cut.truth).toMatchObject({ cut: 'silent', unusable: null });
  });

  test('a turn that stands only within another is not echoed', async () => {
    const short = { ...log[5]!, id: 't7', text: 'so' };
    expect(log[5]!.text).toContain(short.text);
    const { response } = await summarize([...log, short], { ...FAITHFUL, faults: [{ fault: 'echo' }] });
    expect(response!.text).toBe(log[5]!.text);
  });

  test('an echo of nothing strikes nothing', async () => {
    const call = await summarize(
      log,
      { ...FAITHFUL, faults: [{ fault: 'echo' }] },
      { turns: [], previous: code! },
    );
    expect(call.truth).toMatchObject({ anchors: ['t4'], faithful: true });
  });

  test('the last such fault holds, and a tool call has no text', async () => {
    expect(await textWith({ fault: 'placeholder' }, { fault: 'refusal' })).toBe(REFUSAL);
    const faults: Fault[] = [{ fault: 'tool-call' }, { fault: 'over-budget', tokens: 5 }];
    expect(await summarize(log, { ...FAITHFUL, faults }, { turns: log }, 10)).toMatchObject({
      response: { kind: 'toolCall', text: '' },
      tokens: 0,
      truth: { unusable: 'tool-call' },
    });
  });
});

test('a cut holds beside the budget, the smaller of them', async () => {
  expect(await callWith({ fault: 'cut', tokens: 9 }, { fault: 'cut', tokens: 7 })).toMatchObject({
    tokens: 7,
  });
  const faults: Fault[] = [{ fault: 'cut', tokens: 9 }];
  expect(await summarize(log, { ...FAITHFUL, faults }, { turns: log }, 5)).toMatchObject({ tokens: 5 });
});

test('a fail ends the call whatever else there is', async () => {
  const call = await callWith({ fault: 'fail', message: 'overloaded' }, { fault: 'refusal' });
  expect(call).toMatchObject({ response: null, error: 'overloaded' });
});
