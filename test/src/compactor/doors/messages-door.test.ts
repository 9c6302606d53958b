import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../../src/compactor/doors/chat-message.js';
import type { CompactMessages, MessagesDoor } from '../../../../src/compactor/doors/messages.js';
import { messagesCompactor } from '../../../../src/compactor/doors/messages-door.js';
import { NonsenseError } from '../../../../src/compactor/nonsense-error.js';
import type { Session } from '../../../../src/compactor/session.js';
import { answers, environment } from '../../answers.js';
import { resultTurn, turn, turns, useTurn } from '../../turns.js';

type Compact = CompactMessages<ChatMessage>;

async function open(compact: Compact, summarizer = answers('- TICKET-1\n- TICKET-2\n')): Promise<Session> {
  return messagesCompactor(compact).open(environment(summarizer));
}

const withoutIds = (messages: ChatMessage[]) => messages.map(({ id: _, ...message }) => message);

/** What stands in the view: the turn, the body in braces, the text in brackets. */
async function seen(session: Session): Promise<string[]> {
  return (await session.view()).map((item) => {
    if (item.type === 'kept') return item.turn ?? `(${item.text})`;
    return item.type === 'summary' ? `{${item.body.trim()}}` : `[${item.text}]`;
  });
}

test('holds a compactor of ten lines', async () => {
  const session = await open(async (messages, { summarize }) => {
    const old = messages.slice(0, -1);
    if (old.length === 0) return messages;
    const { text } = await summarize({ prompt: old.map((message) => message.content).join('\n') });
    return [{ role: 'user', content: `Earlier:\n${text}` }, ...messages.slice(-1)];
  });
  session.append(turns(1, 3));
  expect(await session.compact()).toEqual({ status: 'compacted' });
  expect(await seen(session)).toEqual(['{- TICKET-1\n- TICKET-2}', 't3']);
});

test('hands a prompt, a budget and the signal on to the summarizer', async () => {
  const summarizer = answers('text');
  const session = await open(async (messages, { summarize }) => {
    await summarize('a prompt');
    await summarize({ turns: [turn(1)], budget: 7 });
    return messages;
  }, summarizer);
  const { signal } = new AbortController();
  await session.compact({ signal });
  expect(summarizer.requests).toEqual([
    { prompt: 'a prompt', signal },
    { turns: [turn(1)], budget: 7, signal },
  ]);
});

test('gives the function settings and a token counter', async () => {
  let given: unknown;
  const session = await open((messages, { settings, countTokens }) => {
    given = [settings.summaryBudget, countTokens('one two')];
    return messages;
  });
  await session.compact();
  expect(given).toEqual([200, 2]);
});

test('says that nothing was done when the messages are the same', async () => {
  const session = await open((messages) => [...messages]);
  session.append(turns(1, 2));
  expect(await session.compact()).toEqual({ status: 'noop' });
});

test('finds turns by their text where ids do not survive, twins in log order', async () => {
  const session = await open((messages) => withoutIds(messages).slice(1));
  session.append([turn(1), turn(2), turn(3, { text: turn(2).text })]);
  await session.compact();
  expect(await seen(session)).toEqual(['t2', 't3']);
});

test('does not take an id for a turn whose text is gone', async () => {
  const session = await open((messages) => [
    { ...messages[0]!, content: 'Shortened.' },
    ...messages.slice(1),
  ]);
  session.append(turns(1, 2));
  await session.compact();
  expect(await seen(session)).toEqual(['[Shortened.]', 't2']);
});

test('sees a summary that was given the id of a turn', async () => {
  const session = await open(async ([first, ...rest], { summarize }) => {
    return [{ ...first!, content: (await summarize('…')).text }, ...rest];
  });
  session.append(turns(1, 2));
  await session.compact();
  expect(await seen(session)).toEqual(['{- TICKET-1\n- TICKET-2}', 't2']);
});

test('sees a summary that repeats a turn as a summary', async () => {
  const session = await open(
    async ([, ...rest], { summarize }) => [{ role: 'user', content: (await summarize('…')).text }, ...rest],
    answers(turn(1).text),
  );
  session.append(turns(1, 2));
  await session.compact();
  expect(await seen(session)).toEqual([`{${turn(1).text}}`, 't2']);
});

test('sees a blank that was committed', async () => {
  const session = await open(
    async (_, { summarize }) => [{ role: 'user', content: (await summarize('…')).text }],
    answers({ kind: 'blank', text: ' \n' }),
  );
  session.append(turns(1, 2));
  await session.compact();
  expect(await session.view()).toEqual([{ type: 'summary', role: 'user', body: '', text: ' \n' }]);
});

test('shows what is left of a turn of several messages under its name, without what is gone', async () => {
  const session = await open((messages) => messages);
  session.append([useTurn(1, ['a', 'b']), resultTurn(2, ['a', 'b'])]);
  expect(await seen(session)).toEqual(['t1', 't2']);
  const broken = await open((messages) => messages.filter(({ id }) => id !== 't2'));
  broken.append([useTurn(1, ['a', 'b']), resultTurn(2, ['a', 'b'])]);
  await broken.compact();
  expect(await broken.view()).toMatchObject([{ turn: 't1' }, { turn: 't2', text: 'ok b' }]);
});

test('confines what the function does to its messages', async () => {
  const held: ChatMessage[][] = [];
  const session = await open((messages) => {
    held.push(messages);
    messages[0]!.content = 'changed';
    messages.pop();
    throw new Error('too late');
  });
  session.append(turns(1, 2));
  await expect(session.compact()).rejects.toThrow('too late');
  expect(await seen(session)).toEqual(['t1', 't2']);
});

test('shares nothing with what the function gave', async () => {
  let given: ChatMessage[] = [];
  const session = await open((messages) => {
    given = messages.slice(1);
    return given;
  });
  session.append(turns(1, 2));
  await session.compact();
  given[0]!.content = 'changed';
  given.push({ role: 'user', content: 'more' });
  await session.compact();
  expect(await seen(session)).toEqual([]);
});

test('keeps turns that are appended while the function waits, after what it gave', async () => {
  const session = await open(async (messages, { summarize }) => {
    const { text } = await summarize('…');
    return [{ role: 'user', content: text }, ...messages.slice(2)];
  });
  session.append(turns(1, 3));
  const pass = session.compact();
  session.append([turn(4)]);
  await pass;
  expect(await seen(session)).toEqual(['{- TICKET-1\n- TICKET-2}', 't3', 't4']);
});

test('plays two passes at once one after the other', async () => {
  const session = await open(async (messages, { summarize }) => {
    await summarize('…');
    return messages.slice(1);
  });
  session.append(turns(1, 3));
  await Promise.all([session.compact(), session.compact()]);
  expect(await seen(session)).toEqual(['t3']);
});

test('speaks another framework’s messages', async () => {
  class Message {
    constructor(
      readonly from: string,
      readonly says: string,
      readonly isDigest = false,
    ) {}
  }
  const door: MessagesDoor<Message> = {
    name: 'other',
    encode: ({ role, text }) => new Message(role === 'user' ? 'human' : 'model', `> ${text}`),
    decode: ({ from, says, isDigest }) => ({
      role: from === 'human' ? 'user' : 'assistant',
      text: says,
      summary: isDigest,
      body: isDigest ? says.slice('Digest: '.length) : undefined,
    }),
    compact: (messages) => [new Message('human', 'Digest: TICKET-1', true), ...messages.slice(1)],
  };
  const session = await messagesCompactor(door).open(environment(answers('')));
  session.append(turns(1, 2));
  await session.compact();
  expect(await session.view()).toEqual([
    { type: 'summary', role: 'user', body: 'TICKET-1', text: 'Digest: TICKET-1' },
    { type: 'kept', turn: 't2', role: 'assistant', text: turn(2).text },
  ]);
});

test.each([
  [() => undefined, 'Expected `compact(messages)` to give an array of messages, got `undefined` (undefined)'],
  [() => [null], 'Expected `compact(messages)` to give messages with a known `role`, got `null` (null)'],
  [
    (messages: unknown, { summarize }: { summarize(asked: unknown): unknown }) => summarize(messages),
    'to give `summarize` a prompt, or a request with `prompt` or `turns`, got `[',
  ],
])('calls it nonsense when a function gives or asks something else', async (compact, message) => {
  const session = await open(compact as unknown as Compact);
  session.append(turns(1, 2));
  const error = await Promise.resolve(session.compact()).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(NonsenseError);
  expect(error.message).toContain(message);
  expect(await seen(session)).toEqual(['t1', 't2']);
});
