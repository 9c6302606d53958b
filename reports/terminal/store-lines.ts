import type { RegressionCase, Report } from '../../src/run/report.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

const MOST_LINES = 12;

/** What became of stored counterexamples, the kind first that asks for something; nothing where nothing is to be told. */
export function storeLines({ store, properties, compactor }: Report, style: Style, quiet: boolean): string[] {
  if (!store) return [];
  const { colours, width } = style;
  const shown = new Set(properties.map(({ counterexample }) => counterexample?.file));
  const { cases, problems } = store;
  const told = cases.flatMap((one) => {
    const says = saysOf(one);
    return says === null || (shown.has(one.file) && isBroken(one))
      ? []
      : [`${visible(says[0])} ${visible(one.file)}${visible(says[1])}`];
  });
  const held = cases.filter(({ status }) => status === 'holds');
  const others = held.filter((one) => one.compactor !== compactor.name).length;
  const holding = held.filter(({ pruned }) => !pruned).length;
  const elsewhere = others > 0 ? ` (${others} found on another compactor)` : '';
  const holds =
    holding > 0 && !quiet
      ? [`${count(holding, 'regression case')} hold${holding === 1 ? 's' : ''}${elsewhere}`]
      : [];
  const warnings = problems.map(
    ({ file, code, says }) => `warning ${visible(code)} ${visible(file)}: ${visible(says)}`,
  );
  const text = (line: string) =>
    wrap(line, width - 2).map((part, index) => (index === 0 ? `  ${part}` : `    ${part}`));
  return [
    ...firstOf(warnings).flatMap(text).map(colours.yellow),
    ...firstOf(told).flatMap(text),
    ...holds.flatMap(text).map(colours.dim),
  ];
}

function saysOf({ status, reason, pruned }: RegressionCase): [string, string] | null {
  if (pruned) return ['fixed:', '; it was removed'];
  switch (status) {
    case 'fixed':
      return ['fixed:', '; it stays as a regression case; `--prune` removes it'];
    case 'came back':
      return ['came back:', ' was fixed, and breaks again'];
    case 'fails':
      return ['still breaks:', ''];
    case 'skipped':
      return ['not replayed:', `; ${reason ?? ''}`];
    case 'holds':
      return null;
  }
}

function isBroken({ status }: RegressionCase): boolean {
  return status === 'fails' || status === 'came back';
}

function firstOf(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines];
  return [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`];
}
