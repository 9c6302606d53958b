import { invalidOption } from './invalid-option.js';

const SHARE = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/;

/**
 * A share between two bounds, given as a number, or as text such as `1%` or `0.01`.
 *
 * @throws HarnessError CC_OPTION_INVALID.
 */
export function readShare(name: string, value: unknown, { min, max }: { min: number; max: number }): number {
  const share = typeof value === 'number' ? value : shareIn(String(value).trim());
  if (share >= min && share <= max) return share;
  throw invalidOption(
    name,
    `a share such as \`1%\` or \`0.01\`, from \`${inPercent(min)}\` to \`${inPercent(max)}\``,
    value,
  );
}

function shareIn(text: string): number {
  const [, digits, percent] = SHARE.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  return percent ? Number(digits) / 100 : Number(digits);
}

function inPercent(share: number): string {
  return `${Number((share * 100).toPrecision(6))}%`;
}
