import { describe, expect, it } from 'vitest';
import { attachmentsLeaveATrace } from '../../../properties/coverage/attachments-leave-a-trace.js';
import type { ChatMessage } from '../../../src/compactor/doors/chat-message.js';
import { careless, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const shot = { ...TWO, attachments: [{ type: 'image' as const, name: 'screenshot-1.png' }] };
const played = scenario([append(ONE, shot, asks('t9')), compact]);

const showing = (line: string) =>
  careless({
    show: ({ content }: ChatMessage) => (content === TWO.text ? `${line}\n${content}` : (content ?? '')),
    supports: { takesAttachments: true },
  });

describe('an attachment', () => {
  it.each([
    ['by its name', 'see screenshot-1.png'],
    ['by its type', '[image]'],
  ])('may be named to the summarizer %s', async (_, line) => {
    expect(await judged(attachmentsLeaveATrace, showing(line), played)).toEqual({ met: 1, broken: [] });
  });

  it('is not passed over in silence', async () => {
    const { violations } = await judge(attachmentsLeaveATrace, showing(''), played);
    expect(violations.map(({ says }) => says)).toEqual([
      't2 left the context, and nothing told the summarizer or says in the view that it had the image screenshot-1.png',
    ]);
  });

  it('may be named in the summary instead', async () => {
    const naming = careless({
      edit: (text) => `${text}- screenshot-1.png\n`,
      supports: { takesAttachments: true },
    });
    expect((await judged(attachmentsLeaveATrace, naming, played)).broken).toEqual([]);
  });

  it('may be handed over with its turn', async () => {
    const compactor = session();
    const handing = { ...compactor, supports: { ...compactor.supports, takesAttachments: true } };
    expect(await judged(attachmentsLeaveATrace, handing, played)).toEqual({ met: 1, broken: [] });
  });
});
