import type { FaultKind } from './fault.js';

export const toolCall: FaultKind<'tool-call'> = {
  does: 'Calls a tool instead of writing.',
  imitates: 'Models that go on with the task they read about.',
  example: { fault: 'tool-call' },
  apply: (draft) => ({
    ...draft,
    kind: 'toolCall',
    lines: [],
    marker: false,
    unusable: 'tool-call',
  }),
};
