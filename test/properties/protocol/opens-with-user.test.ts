import { expect, it } from 'vitest';
import { opensWithUser as property } from '../../../properties/protocol/opens-with-user.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const rules = said('t5', 'src/rules.md', { role: 'system' });
const task = said('t6', 'build-9', { role: 'user' });
const log = [rules, task, ONE, TWO, asks('t9')];
const seen = (turns: Turn[], ...after: ViewItem[]) =>
  judged(property, fixed(turns.map(kept), after), scenario([append(...turns), compact]));

it('finds a summary by the assistant, or a turn of the assistant, in front', async () => {
  const byAssistant = fixed(log.map(kept), [kept(rules), summary('-', 'assistant'), kept(log.at(-1)!)]);
  const { violations } = await judge(property, byAssistant, scenario([append(...log), compact]));
  expect(violations).toEqual([
    { moment: 1, says: 'a user opens the log, and the view opens with a summary item in the role assistant' },
  ]);
  expect((await seen(log, kept(rules), kept(TWO), kept(log.at(-1)!))).broken).toEqual(['moment 1']);
});

it('is content with a summary by the user, or with a user turn', async () => {
  expect(await seen(log, kept(rules), summary('-'), kept(TWO))).toEqual({ met: 1, broken: [] });
  expect(await seen(log, kept(rules), kept(task), summary('-', 'assistant'))).toEqual({ met: 1, broken: [] });
});

it('asks for no more than the log has', async () => {
  expect(await seen([ONE, task], summary('-', 'assistant'))).toEqual({ met: 0, broken: [] });
});
