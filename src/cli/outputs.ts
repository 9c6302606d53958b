import { HarnessError } from '../errors/harness-error.js';
import { targetOf } from '../store/target-of.js';
import { flagName } from './flag-name.js';
import { outputPath } from './output-path.js';

/** The forms that a report is written in besides the text for a terminal. */
const FORMATS = ['json', 'markdown', 'junit', 'sarif', 'markdownComment', 'jsonl', 'html'] as const;

export type Format = (typeof FORMATS)[number];

/** The flags that ask for reports, as commander gives them. */
export type OutputFlags = { [format in Format]?: string | true } & { github?: true };

/** Where reports go besides the terminal: a path, `true` for standard output, or nowhere; and whether GitHub is told. */
export type Outputs = Record<Format, string | true | null> & { github: boolean };

/**
 * Where reports go.
 *
 * @throws HarnessError CC_OUTPUT_IS_MODULE, CC_OUTPUT_TWICE when two go to one place.
 */
export function outputsOf(flags: OutputFlags): Outputs {
  const places = Object.fromEntries(
    FORMATS.map((format) => [format, outputPath(flagName(format), flags[format])]),
  ) as Record<Format, string | true | null>;
  const given = FORMATS.filter((format) => places[format] !== null);
  for (const [index, format] of given.entries()) {
    const other = given.slice(0, index).find((one) => placeOf(places[one]) === placeOf(places[format]));
    if (other) throw twice(flagName(other), flagName(format), places[format]);
  }
  const onScreen = given.find((format) => places[format] === true);
  if (flags.github && onScreen) throw twice(flagName(onScreen), '--github', true);
  return { ...places, github: flags.github === true };
}

/** Whether a report takes the place of the text on standard output. */
export function takesTheScreen(outputs: Outputs): boolean {
  return FORMATS.some((format) => outputs[format] === true);
}

/** The flags that ask for no report. */
export function withoutOutputs<F extends OutputFlags>(flags: F): Omit<F, keyof OutputFlags> {
  const names: ReadonlySet<string> = new Set([...FORMATS, 'github']);
  return Object.fromEntries(Object.entries(flags).filter(([name]) => !names.has(name))) as Omit<
    F,
    keyof OutputFlags
  >;
}

function placeOf(output: string | true | null): string | true | null {
  return typeof output === 'string' ? targetOf(output) : output;
}

function twice(one: string, other: string, output: string | true | null): HarnessError {
  const place = output === true ? 'on standard output' : `in \`${output}\``;
  return new HarnessError({
    code: 'CC_OUTPUT_TWICE',
    what: `Expected one report ${place}, got \`${one}\` and \`${other}\`.`,
    why: 'One after the other, or one over the other, they are no report at all.',
    next: `Give one of them a file of its own, as in \`${one} report ${other}\`.`,
  });
}
