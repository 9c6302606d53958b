import { contentText } from '../adapters/transcript/content-text.js';
import { passesOf, withPass } from './recorded-passes.js';
import type { RecordedExchange, RecordedMessage, Recording } from './recording.js';

/** Something that a recording does not say: a harmless way to fill it in, and others that may be true as well. */
export interface Unknown {
  /** The field that would say it. */
  field: string;
  harmless(recording: Recording): Recording;
  others: ((recording: Recording) => Recording)[];
}

const withSetting = (settings: Recording['settings']) => (recording: Recording) => ({
  ...recording,
  settings: { ...recording.settings, ...settings },
});
const same = (recording: Recording) => recording;

/** What a recording leaves open, and what may be true of it. */
export function unknownsOf(recording: Recording): Unknown[] {
  const { settings = {} } = recording;
  const passes = passesOf(recording);
  return [
    ...passes.flatMap((pass, index) =>
      pass.summarizer === undefined ? [ofPass(index, exchangesOf(pass, passes[index - 1]))] : [],
    ),
    ...(settings.summaryBudget === undefined ? [budget] : []),
    ...(settings.window === undefined ? [setting('window', 2)] : []),
    ...(settings.keep === undefined ? [setting('keep', 2 ** 20)] : []),
    ...(settings.trigger === undefined ? [setting('trigger', 2 ** 30)] : []),
    ...passes.flatMap(({ outcome }, index) => (outcome === undefined ? [ofPass(index, ended)] : [])),
  ];
}

/** What is unknown of one pass, as something unknown of the whole. */
function ofPass(index: number, { field, harmless, others }: Unknown): Unknown {
  const within = (change: Unknown['harmless']) => (recording: Recording) =>
    withPass(recording, index, change);
  return {
    field: index === 0 ? field : `later[${index - 1}].${field}`,
    harmless: within(harmless),
    others: others.map(within),
  };
}

const budget: Unknown = {
  field: 'settings.summaryBudget',
  harmless: same,
  others: [1, 2 ** 20].map((summaryBudget) => withSetting({ summaryBudget })),
};

function setting(name: 'window' | 'keep' | 'trigger', other: number): Unknown {
  return { field: `settings.${name}`, harmless: same, others: [withSetting({ [name]: other })] };
}

const ended: Unknown = {
  field: 'outcome',
  harmless: same,
  others: (['noop', 'refused'] as const).map((status) => (recording) => ({
    ...recording,
    outcome: { status },
  })),
};

/** Harmless: the summarizer was shown everything, and wrote what is in force, to its end. */
function exchangesOf(recording: Recording, last: Recording | undefined): Unknown {
  const turns = recording.before.flatMap((message, index) => (message.summary ? [] : [index]));
  const previous = [
    ...recording.before.filter(({ summary }) => summary).map(textOf),
    ...(last ? [textInForce(last)] : []),
  ];
  const shown: RecordedExchange = { turns, ...(previous.length > 0 && { previous: previous.join('\n') }) };
  const text = textInForce(recording);
  const all = recording.before.map(textOf).join('\n');
  const told =
    (...summarizer: RecordedExchange[]) =>
    (one: Recording) => ({ ...one, summarizer });
  return {
    field: 'summarizer',
    harmless: told({ ...shown, text, finish: 'stop' }),
    others: [
      told(),
      told({ prompt: '', text, finish: 'stop' }),
      told({ ...shown, text, finish: 'length' }),
      told({ ...shown, text, finish: 'stop', reportedIds: [] }),
      told({ ...shown, text, finish: 'stop', reportedIds: turns }),
      told({ ...shown, text: `${text}\n${all}`, finish: 'stop' }),
      told({ ...shown, text: '', kind: 'toolCall' }),
      told({ ...shown, error: 'it failed' }),
    ],
  };
}

function textInForce({ summary, after = [] }: Recording): string {
  if (typeof summary === 'string') return summary;
  const marked = after.filter((message) => message.summary);
  return marked.map(textOf).join('\n');
}

function textOf({ content }: RecordedMessage): string {
  return contentText(content ?? '') ?? '';
}
