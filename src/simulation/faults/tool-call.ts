import type { ApplyFault } from './fault.js';

/** Calls a tool instead of writing, as models do that go on with the task they read about. */
export const toolCall: ApplyFault<'tool-call'> = (draft) => ({
  ...draft,
  kind: 'toolCall',
  lines: [],
  marker: false,
  unusable: 'tool-call',
});
