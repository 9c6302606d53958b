import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pseudonymise } from '../../../../src/adapters/pseudonyms/pseudonymise.js';
import { pseudonymisedConversation } from '../../../../src/adapters/pseudonyms/pseudonymised-conversation.js';
import type { Message, Part } from '../../../../src/adapters/transcript/message.js';
import { storedConversation } from '../../../../src/adapters/transcript/stored-conversation.js';
import { turnsOf } from '../../../../src/adapters/transcript/turns-of.js';
import { loadTokenizer } from '../../../../src/tokens/load-tokenizer.js';

const tokenizer = await loadTokenizer('o200k_base');
const text = (said: string): Message => ({ role: 'user', parts: [{ type: 'text', text: said }] });
const textsOf = (messages: readonly Message[]): string[] =>
  messages.flatMap(({ parts }) => parts.map((part: Part) => ('text' in part ? part.text : '')));
const changed = (...texts: string[]) => textsOf(pseudonymise(texts.map(text)).messages);

describe('what is private', () => {
  it.each([
    ['an e-mail address', 'write to jo.miller-99@acme-corp.com now', ['miller', 'acme', '99']],
    ['a host', 'see https://vault-eu.acme.internal:8080/x', ['vault', 'acme']],
    [
      'an address of a machine',
      'from 192.168.17.34 and fe80:0:0:0:1ff:fe23:4567:890a',
      ['192.168.17.34', '1ff:fe23'],
    ],
    ['a home directory', 'in /home/mmueller/projects/payroll/main.py', ['mmueller', 'payroll']],
    ['a path of Windows', 'in C:\\Users\\mmueller\\payroll\\run.cmd', ['mmueller', 'payroll']],
    ['a name of a file', 'open payroll_2031.xlsx', ['payroll_2031']],
    ['a key of known make', 'export KEY sk-proj-Ab12Cd34Ef56Gh78', ['Ab12Cd34']],
    ['what is given as a password', 'password: "correct-horse"', ['correct-horse']],
    ['a token of a header', 'Authorization: Bearer abcdef.ghijkl-mnop', ['abcdef.ghijkl']],
    ['a hash', 'at commit ad388c7f', ['ad388c7f']],
    ['a UUID', 'id 123e4567-e89b-12d3-a456-426614174000', ['123e4567']],
    ['a ticket', 'fixes PAYROLL-4711', ['PAYROLL', '4711']],
    ['a long number', 'account 4485273991', ['4485273991']],
    ['a telephone number', 'call +49 30 1234567', ['1234567']],
    ['a name behind a head', 'Signed-off-by: Zbigniew Okonkwo <a@b.org>', ['Zbigniew', 'Okonkwo']],
    ['a name by its first name', 'ask Anneliese Okonkwo about it', ['Anneliese', 'Okonkwo']],
  ])('%s is replaced, in about the same length', (_, said, gone) => {
    const [after] = changed(said);
    for (const value of gone) expect(after!.toLowerCase()).not.toContain(value.toLowerCase());
    expect(Math.abs(after!.length - said.length)).toBeLessThanOrEqual(3);
  });

  it('is the same everywhere, also in a path, an address, and in small letters', () => {
    const [one, other] = changed(
      'Anneliese asked.\nMail anneliese@acme.io',
      'In /home/anneliese/x ANNELIESE left src/acme/a.ts and https://acme.io',
    );
    const [name = ''] = /^\w+/.exec(one!) ?? [];
    const [, company] = /@(\w+)\.io/.exec(one!) ?? [];
    expect(one).toBe(`${name} asked.\nMail ${name.toLowerCase()}@${company}.io`);
    expect(other).toBe(
      `In /home/${name.toLowerCase()}/x ${name.toUpperCase()} left src/${company}/a.ts and https://${company}.io`,
    );
  });

  it('is never given the name of another, nor a word that is in the conversation', () => {
    const names = ['Peter', 'Maria', 'Laura', 'Oscar', 'Simon', 'Julia', 'Fiona', 'Diego', 'Bruno', 'Clara'];
    const [after] = changed(names.map((name) => `${name} said pebble and maple`).join('. '));
    const given = [...after!.matchAll(/(\p{L}+) said/gu)].map(([, name]) => name!);
    expect(new Set([...given, ...names]).size).toBe(20);
    expect(given.map((name) => name.toLowerCase())).not.toContain('maple');
  });
});

describe('what is not', () => {
  it.each([
    'The build failed with 42 errors at 2031-04-05 12:30:00.',
    'use UTF-8 and/or TCP/IP on 127.0.0.1 or localhost',
    'token: string, password = os.environ["X"]',
    'from datetime import timedelta\n@property\ndef items(self): return 1.0',
  ])('%j stays as it is', (said) => {
    expect(changed(said)).toEqual([said]);
  });
});

describe('a conversation', () => {
  const use = (input: string): Part => ({ type: 'use', id: 'toolu_01AbCdEf', name: 'open', input });
  const messages: Message[] = [
    { role: 'assistant', parts: [use('{"who":"x\\nAnneliese","n":12345678901234567890,"k":1.0,"e":1e400}')] },
    {
      role: 'user',
      parts: [{ type: 'result', use: 'toolu_01AbCdEf', parts: [{ type: 'text', text: 'Anneliese' }] }],
    },
    { role: 'user', parts: [{ type: 'other', kind: 'image', sha256: 'a'.repeat(64), bytes: 9 }] },
  ];

  it('keeps calls and results together, and arguments JSON with their escapes and numbers', () => {
    const turns = turnsOf(pseudonymise(messages).messages, tokenizer);
    expect(turns[1]!.results![0]!.use).toBe(turns[0]!.uses![0]!.id);
    expect(turns[0]!.uses![0]!.id).not.toContain('01AbCdEf');
    const { input } = turns[0]!.uses![0]!;
    expect(JSON.parse(input).who).toBe(`x\n${turns[1]!.text}`);
    expect(input).toMatch(/"n":[1-9]\d{19},"k":1\.0,"e":1e400}$/);
    expect(input).not.toContain('12345678901234567890');
  });

  it('has no hash by which content could be found out, and no name of a file', () => {
    const stored = {
      conversation: 1 as const,
      sources: [{ file: 'me.json', format: 'plain' as const, sha256: 'x' }],
      messages,
    };
    const { conversation } = pseudonymisedConversation(stored);
    expect(conversation.sources).toEqual([{ file: 'source-1', format: 'plain' }]);
    expect(JSON.stringify(conversation)).not.toContain('aaaa');
  });

  it('gives the same outcome again, and another one for another conversation', () => {
    expect(pseudonymise(messages)).toEqual(pseudonymise(messages));
    const [one] = changed('commit ad388c7f');
    const [other] = changed('commit ad388c7f', 'more');
    expect(one).not.toBe(other);
  });
});

it.each([
  'swe-agent-function-calling.traj.json',
  'swe-agent-pydicom.traj.json',
  'claude-code-representative_messages.jsonl',
])('%s keeps its lengths and tokens nearly', (path) => {
  const bytes = readFileSync(new URL(`../../../fixtures/transcripts/${path}`, import.meta.url));
  const { messages } = storedConversation([{ path, bytes }]);
  const before = turnsOf(messages, tokenizer);
  const after = turnsOf(pseudonymise(messages).messages, tokenizer);
  const sum = (turns: typeof before, of: (turn: (typeof before)[number]) => number) =>
    turns.reduce((total, turn) => total + of(turn), 0);
  expect(after.map(({ role }) => role)).toEqual(before.map(({ role }) => role));
  for (const of of [
    ({ text }: { text: string }) => text.length,
    ({ tokens }: { tokens: number }) => tokens,
  ]) {
    expect(Math.abs(sum(after, of) / sum(before, of) - 1)).toBeLessThan(0.1);
  }
});
