import { expect, it } from 'vitest';
import { drainsInput } from '../../../compactors/faulty/drains-input.js';
import { inputUnchanged } from '../../../properties/protocol/input-unchanged.js';
import { messagesCompactor } from '../../../src/compactor/doors/messages-door.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, compact, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const played = scenario([append(ONE, TWO), compact]);

it('breaks where the array of the caller is emptied', async () => {
  expect(await judged(inputUnchanged, drainsInput.make(), played)).toEqual({ met: 1, broken: ['t1', 't2'] });
});

it('breaks where a turn is edited later', async () => {
  const editing = session((ledger) => ({
    compact() {
      ledger.turns[1]!.text = '[pruned]';
      return { status: 'noop' };
    },
  }));
  expect(await judged(inputUnchanged, editing, played)).toEqual({ met: 1, broken: ['t2'] });
});

it('holds where turns are only read', async () => {
  expect(await judged(inputUnchanged, session(), played)).toEqual({ met: 1, broken: [] });
});

it('is not asked before anything is appended', async () => {
  expect(await judged(inputUnchanged, session(), scenario([compact]))).toEqual({ met: 0, broken: [] });
});

it('breaks where a function from messages to messages works in place', async () => {
  const draining = messagesCompactor((messages) => messages.splice(1));
  expect(await judged(inputUnchanged, draining, played)).toEqual({ met: 1, broken: ['t2'] });
  const editing = messagesCompactor((messages) => {
    messages[1]!.content = '[pruned]';
    throw new Error('not today');
  });
  expect(await judged(inputUnchanged, editing, played)).toEqual({ met: 1, broken: ['t2'] });
});

it('holds where a function gives some of its messages in a new array', async () => {
  const shorter = messagesCompactor((messages) => messages.slice(1));
  expect(await judged(inputUnchanged, shorter, played)).toEqual({ met: 1, broken: [] });
});
