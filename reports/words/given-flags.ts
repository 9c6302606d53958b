/** Flags, besides seed, runs, level and encoding, without which the command would run or replay something else. */
export interface GivenFlags {
  property?: readonly string[] | undefined;
  transcript?: string | undefined;
  pseudonymise?: boolean | undefined;
  command?: string | undefined;
  stepLimit?: string | undefined;
  known?: string | false | undefined;
  model?: string | undefined;
  cassettes?: string | undefined;
  /** How many runs were asked for, where those that were played are not the first of them. */
  asked?: number | undefined;
}

/** The words that give them to `run`. */
export function runWords({
  property = [],
  transcript,
  pseudonymise = false,
  known,
  model,
  ...rest
}: GivenFlags): string[] {
  return [
    ...property.flatMap((name) => ['--property', name]),
    ...(transcript === undefined ? [] : ['--transcript', transcript]),
    ...(pseudonymise ? ['--pseudonymise'] : []),
    ...(known === undefined ? [] : known === false ? ['--no-known'] : ['--known', known]),
    ...(model === undefined ? [] : ['--model', model]),
    ...replayWords(rest),
  ];
}

/** The words that give them to `replay`, which has the rest in its file. */
export function replayWords({ command, stepLimit, cassettes }: GivenFlags): string[] {
  return [
    ...(command === undefined ? [] : ['--command', command]),
    ...(stepLimit === undefined ? [] : ['--step-limit', stepLimit]),
    ...(cassettes === undefined ? [] : ['--cassettes', cassettes]),
  ];
}
