import { resolve } from 'node:path';
import { HarnessError } from '../errors/harness-error.js';
import { flagName } from './flag-name.js';
import { outputPath } from './output-path.js';

/** The forms that a report is written in besides the text for a terminal. */
const FORMATS = ['json', 'markdown', 'junit', 'sarif'] as const;

export type Format = (typeof FORMATS)[number];

/** The flags that ask for reports, as commander gives them. */
export type OutputFlags = { [format in Format]?: string | true };

/** Where reports go besides the terminal: a path, `true` for standard output, or nowhere. */
export type Outputs = Record<Format, string | true | null>;

/**
 * Where reports go.
 *
 * @throws HarnessError CC_OUTPUT_IS_MODULE, CC_OUTPUT_TWICE when two go to one place.
 */
export function outputsOf(flags: OutputFlags): Outputs {
  const outputs = Object.fromEntries(
    FORMATS.map((format) => [format, outputPath(flagName(format), flags[format])]),
  ) as Outputs;
  const given = FORMATS.filter((format) => outputs[format] !== null);
  for (const [index, format] of given.entries()) {
    const other = given.slice(0, index).find((one) => placeOf(outputs[one]) === placeOf(outputs[format]));
    if (other) throw twice(flagName(other), flagName(format), outputs[format]);
  }
  return outputs;
}

/** Whether a report takes the place of the text on standard output. */
export function takesTheScreen(outputs: Outputs): boolean {
  return FORMATS.some((format) => outputs[format] === true);
}

function placeOf(output: string | true | null): string | true | null {
  return typeof output === 'string' ? resolve(output) : output;
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
