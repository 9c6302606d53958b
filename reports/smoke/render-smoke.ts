import type { SmokeCheck, SmokeReport } from '../../src/smoke/smoke-report.js';
import { colourOf, signOf } from '../terminal/sign.js';
import { indent } from '../text/indent.js';
import { type Style, styleOf } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { shellWord } from '../words/shell-word.js';

export interface SmokeTextOptions {
  color: boolean;
  width: number;
  /** The module or the command line that was tried. */
  file: string | undefined;
  command: string | undefined;
}

/** A smoke report as text for a terminal, ending in a line feed. */
export function renderSmoke(report: SmokeReport, { color, width, file, command }: SmokeTextOptions): string {
  const style = styleOf(color, width);
  const { colours } = style;
  const failed = report.checks.filter(({ result }) => result === 'failed').length;
  const printed = report.console.trimEnd().split('\n').filter(Boolean);
  const name = report.compactor ?? command ?? file ?? 'the compactor';
  const run =
    command === undefined
      ? file === undefined
        ? ''
        : ` ${shellWord(file)}`
      : ` --command ${shellWord(command)}`;
  const lines = [
    `${colours.bold(visible(name))} ${colours.dim('· smoke test of its adapter')}`,
    '',
    ...report.checks
      .filter(({ result }) => result !== 'skipped')
      .flatMap((check) => checkLines(check, style)),
    ...notReached(report, style),
    '',
    ...(failed > 0 && printed.length > 0
      ? ['it printed', ...indent(printed.map((line) => colours.dim(visible(line)))), '']
      : []),
    failed === 0
      ? `${colours.green('WORKS')} · now check it: npx compaction-check run${run}`
      : `${colours.red('BROKEN')} · ${failed} of ${report.checks.length} do not work`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What comes after the end of a program says nothing, each on a line of its own. */
function notReached({ checks }: SmokeReport, { colours }: Style): string[] {
  const { length } = checks.filter(({ result }) => result === 'skipped');
  return length === 0 ? [] : [colours.dim(`  – ${length} more not reached`)];
}

function checkLines({ does, result, says, next }: SmokeCheck, { colours, width }: Style): string[] {
  const head = `  ${colourOf(result, colours)(signOf(result))} ${does}`;
  if (result === 'passed' && says === null) return [head];
  if (result === 'passed') return [`${head} ${colours.dim(`· ${visible(says ?? '')}`)}`];
  const told = (label: string, text: string) =>
    wrap(visible(text), width - 10).map((line, index) => `    ${index === 0 ? label : '    '}  ${line}`);
  return [head, ...told('seen', says ?? ''), ...told('next', next ?? '')];
}
