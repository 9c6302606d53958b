import type { RecordedMessage, Recording } from './recording.js';

/** All messages that a recording has, in their order. */
export function allMessages({ before, later = [] }: Recording): RecordedMessage[] {
  return [...before, ...later.flatMap(({ appended }) => appended)];
}

/** The same recording with other messages; `change` is told of each, counted from 0. */
export function withMessages(
  recording: Recording,
  change: (message: RecordedMessage, index: number) => RecordedMessage,
): Recording {
  let index = 0;
  const changed = (messages: readonly RecordedMessage[]) =>
    messages.map((message) => change(message, index++));
  const before = changed(recording.before);
  if (!recording.later) return { ...recording, before };
  const later = recording.later.map((pass) => ({ ...pass, appended: changed(pass.appended) }));
  return { ...recording, before, later };
}

/** Each pass as a recording of its own, with all messages until then before it. */
export function passesOf(recording: Recording): Recording[] {
  const { later = [], before, settings, encoding, compactor, supports, ...first } = recording;
  const common = {
    recording: 1 as const,
    ...(settings && { settings }),
    ...(encoding && { encoding }),
    ...(compactor !== undefined && { compactor }),
    ...(supports && { supports }),
  };
  let messages = before;
  return [
    { ...common, ...first, before },
    ...later.map(({ appended, ...pass }): Recording => {
      messages = [...messages, ...appended];
      return { ...common, ...pass, before: messages };
    }),
  ];
}

/** The same recording with one pass, counted from 0, changed by what `change` makes of it as a recording of its own. */
export function withPass(
  recording: Recording,
  pass: number,
  change: (own: Recording) => Recording,
): Recording {
  const { before, settings, encoding, compactor, supports, ...changed } = change(passesOf(recording)[pass]!);
  if (pass === 0) return { ...recording, ...changed };
  const { recording: _, ...own } = changed;
  const { appended } = recording.later![pass - 1]!;
  return { ...recording, later: recording.later!.with(pass - 1, { appended, ...own }) };
}
