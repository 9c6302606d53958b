import { FORMATS, type FormatName } from '../../adapters/transcript/formats/format.js';
import { HarnessError } from '../../errors/harness-error.js';

/** The format that `--format` names, if it is given. @throws HarnessError CC_UNKNOWN_FORMAT */
export function readFormat(name: string | undefined): FormatName | undefined {
  const format = FORMATS.find((one) => one === name);
  if (name === undefined || format) return format;
  throw new HarnessError({
    code: 'CC_UNKNOWN_FORMAT',
    what: `Expected \`--format\` to be a format of conversations, got ${JSON.stringify(name)}.`,
    next: `Use one of ${FORMATS.join(', ')}, or leave it out and let it be recognised.`,
  });
}
