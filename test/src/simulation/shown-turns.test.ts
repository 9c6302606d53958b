import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SummaryRequest } from '../../../src/compactor/summarizer.js';
import { faithfulSummary } from '../../../src/simulation/faithful-summary.js';
import { shownTurns } from '../../../src/simulation/shown-turns.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { composeText } from '../../../src/transcript/turn-text.js';
import { someLog, turnOf } from './some-log.js';

const words = 'a "quoted" <tag> & a back\\slash\ndéjà vu, then \\n';
const anchors = ['TICKET-1', 'C:\\logs\\a', '京都', '"quoted" & <tagged>'];
const log = anchors.map((anchor, at) => turnOf(at, { anchor, isStrict: true, tool: 'none', words }));
const ids = log.map((turn) => turn.id);

function seen(request: SummaryRequest, known: readonly Turn[] = log) {
  const { shown, inPart, carried } = shownTurns(request, known);
  const idsOf = (turns: readonly Turn[]) => turns.map((turn) => turn.id);
  return { shown: idsOf(shown), inPart: idsOf(inPart), carried: idsOf(carried) };
}

const ALL = { shown: ids, inPart: [], carried: [] };
const NONE = { shown: [], inPart: [], carried: [] };

const inJson = (text: string) => JSON.stringify(text);
const inAscii = (text: string) =>
  inJson(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inHtml = (text: string) => inXml(text).replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

const WRITINGS: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['as a JSON string', inJson],
  ['as a JSON string in ASCII', inAscii],
  ['as a JSON string in a JSON string of its line feeds collapsed', (text) => inJson(collapsed(text))],
  ['in XML', inXml],
  ['in HTML', inHtml],
  ['with white space collapsed', collapsed],
  ['with white space collapsed in XML', (text) => collapsed(inXml(text))],
  ['indented', (text) => text.replaceAll('\n', '\n      ')],
];

describe.each(WRITINGS)('a prompt that holds turns %s', (_, written) => {
  test('shows them whole', () => {
    const prompt = `Summarize:\n${log.map((turn) => `[${turn.role}]: ${written(turn.text)}`).join('\n\n')}\nNow.`;
    expect(seen({ prompt })).toEqual(ALL);
  });

  test('does not show one whose last character is missing', () => {
    const prompt = log.map((turn) => written(turn.text.slice(0, -1))).join('\n|\n');
    expect(seen({ prompt })).toEqual({ shown: [], inPart: ids, carried: [] });
  });

  test('does not show one whose first character is another', () => {
    const prompt = log.map((turn) => written(`A${turn.text.slice(1)}`)).join('\n|\n');
    expect(seen({ prompt })).toEqual({ shown: [], inPart: ids, carried: [] });
  });
});

test.each([
  ['run together', (text: string) => text.replace('then ', 'then')],
  ['fall apart', (text: string) => text.replace('back', 'ba ck')],
])('a prompt in which words %s does not show the turn', (_, change) => {
  const prompt = log.map((turn) => change(turn.text)).join('\n|\n');
  expect(seen({ prompt })).toEqual({ ...NONE, inPart: ids });
});

test('turns of any log are shown by a prompt in any writing, and by it alone', () => {
  fc.assert(
    fc.property(someLog, fc.constantFrom(...WRITINGS), fc.nat(12), (known, [, written], count) => {
      const handed = known.slice(0, count);
      const texts = new Set(handed.map((turn) => turn.text));
      const { shown } = seen({ prompt: handed.map((turn) => written(turn.text)).join('\n\n') }, known);
      expect(shown).toEqual(known.filter((turn) => texts.has(turn.text)).map((turn) => turn.id));
    }),
    { numRuns: 500 },
  );
});

describe('turns that are handed over', () => {
  test('are shown if their text is the same', () => {
    expect(seen({ turns: log.slice(1, 3).map((turn) => ({ ...turn })) })).toEqual({
      ...NONE,
      shown: ['t2', 't3'],
    });
  });

  test('are shown in part if they were shortened and the anchor is left', () => {
    const turns = log.map((turn) => ({ ...turn, text: turn.text.slice(0, -4) }));
    expect(seen({ turns })).toEqual({ ...NONE, inPart: ids });
  });

  test('are not shown if the anchor is gone', () => {
    const turns = log.map((turn) => ({ ...turn, text: turn.text.slice(0, 12) }));
    expect(seen({ turns })).toEqual(NONE);
  });

  test('are shown whole if something was only put around their text', () => {
    const turns = log.map((turn) => ({ ...turn, text: `<turn>${turn.text}</turn>` }));
    expect(seen({ turns })).toEqual(ALL);
  });

  test('may hold other turns, also under an id that the log does not have', () => {
    const turns = [{ ...log[0]!, id: 'all', text: log.map((turn) => turn.text).join('\n') }];
    expect(seen({ turns })).toEqual(ALL);
  });
});

describe('an earlier summary', () => {
  const summary = faithfulSummary(log.slice(0, 2), { marker: true });

  test('carries the turns that it names', () => {
    expect(seen({ previous: summary })).toEqual({ ...NONE, carried: ['t1', 't2'] });
  });

  test('carries them inside a prompt or a turn, too', () => {
    const prompt = `<summary>${summary}</summary>\n${log[2]!.text}`;
    expect(seen({ prompt })).toEqual({ ...NONE, shown: ['t3'], carried: ['t1', 't2'] });
    const turns = [{ ...log[0]!, id: 'summary', text: `Summary so far:\n${summary}` }, log[2]!];
    expect(seen({ turns })).toEqual({ ...NONE, shown: ['t3'], carried: ['t1', 't2'] });
  });

  test('is outdone by the text itself, and by a part of it', () => {
    const prompt = `${log[0]!.text}\n\n${log[1]!.text.slice(0, -2)}`;
    expect(seen({ prompt, previous: summary })).toEqual({ shown: ['t1'], inPart: ['t2'], carried: [] });
  });

  test('that holds a whole turn shows it', () => {
    expect(seen({ previous: `The user said: ${log[3]!.text}` })).toEqual({ ...NONE, shown: ['t4'] });
  });

  test('carries only what is present by the rule', () => {
    expect(seen({ previous: '- TICKET-12: value = x\n- 京都\n' })).toEqual({ ...NONE, carried: ['t3'] });
  });

  test('lets the facts be read that it states', () => {
    const [first, second] = log;
    const previous = `- ${first!.anchor}\n- ${second!.anchor}: value = ${second!.facts![0]!.value}\n`;
    const { onlyFacts } = shownTurns({ previous }, log);
    expect([...onlyFacts]).toEqual([[first, []]]);
  });
});

describe('twins', () => {
  const known = [...log, { ...log[0]!, id: 't5' }];

  test('are both shown when one is handed over', () => {
    expect(seen({ turns: [log[0]!] }, known)).toEqual({ ...NONE, shown: ['t1', 't5'] });
  });

  test('are both shown, and both carried, by a text', () => {
    expect(seen({ prompt: log[0]!.text }, known)).toEqual({ ...NONE, shown: ['t1', 't5'] });
    expect(seen({ previous: '- TICKET-1\n' }, known)).toEqual({ ...NONE, carried: ['t1', 't5'] });
  });

  test('without an anchor are both shown, too', () => {
    const silent = { ...log[0]!, anchor: null, text: 'ok', facts: [] };
    const pair = [silent, { ...silent, id: 't2' }];
    expect(seen({ turns: pair.slice(1) }, pair)).toEqual({ ...NONE, shown: ['t1', 't2'] });
  });
});

describe('a turn with tools', () => {
  const input = '{"path": "src/a.ts", "lines": [1, 2]}';
  const parts = {
    prose: 'Let me look.',
    uses: [{ id: 'u1', name: 'read', input }],
    results: [{ use: 'u1', text: 'line one\nline two says err-7' }],
  };
  const { uses, results } = parts;
  const turn: Turn = { ...log[0]!, anchor: 'err-7', facts: [], text: composeText(parts), uses, results };

  test('is shown by its parts in any place and order', () => {
    const prompt = `result: ${results[0]!.text}\n\ncall read with ${input}\n\nassistant: Let me look.`;
    expect(seen({ prompt }, [turn])).toEqual({ ...NONE, shown: ['t1'] });
  });

  test.each([
    ['compact', JSON.stringify(JSON.parse(input))],
    ['indented', JSON.stringify(JSON.parse(input), null, 2)],
    ['compact in JSON', JSON.stringify(JSON.stringify(JSON.parse(input)))],
  ])('is shown with its input printed %s', (_, printed) => {
    const prompt = JSON.stringify([{ content: 'Let me look.' }, { content: results[0]!.text }]);
    expect(seen({ prompt: `${prompt}\n${printed}` }, [turn])).toEqual({ ...NONE, shown: ['t1'] });
  });

  test.each([
    ['prose', `${input}\n${results[0]!.text}`],
    ['input', `Let me look.\n${results[0]!.text}`],
  ])('is shown in part without its %s', (_, prompt) => {
    expect(seen({ prompt }, [turn])).toEqual({ ...NONE, inPart: ['t1'] });
  });

  test('is not shown without the part that has the anchor', () => {
    expect(seen({ prompt: `Let me look.\n${input}` }, [turn])).toEqual(NONE);
  });
});

test('400 turns are found in a prompt of 800,000 characters without searching it once for each', () => {
  const many = Array.from({ length: 400 }, (_, at) =>
    turnOf(at, { anchor: `CASE-${at}`, isStrict: true, tool: 'none', words: 'some words '.repeat(90) }),
  );
  const prompt = `${many.map((turn) => turn.text.slice(0, -1)).join('|\n')}|`;
  const before = process.cpuUsage();
  expect(seen({ prompt }, many).inPart).toHaveLength(400);
  // Searched once for each turn and spelling, it takes seconds.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
