import type { Turn } from '../../src/transcript/turn.js';

/** One line for each turn that has an anchor, with what it states; what stands there already is not said again. */
export function summaryLines(turns: readonly Turn[], previous: string | null = null): string[] {
  const lines = (previous ?? '').split('\n').filter((line) => line !== '');
  for (const { anchor, facts = [] } of turns) {
    if (anchor === null) continue;
    const others = facts.filter(({ value }) => value !== anchor);
    const says = others.map(({ key, value }) => `${key} = ${value}`).join('; ');
    lines.push(says === '' ? `- ${anchor}` : `- ${anchor}: ${says}`);
  }
  return [...new Set(lines)].map((line) => `${line}\n`);
}
