import type { Counterexample } from '../../src/run/report.js';
import { explainCommand, judgeCommand } from '../words/commands.js';
import { fence } from './fence.js';
import { plain } from './plain.js';

/** How to judge a recording again, and understand what broke in it. */
export function judgeSection({ property, tool, law, ...rest }: Counterexample, recording: string): string {
  return [
    '### How to judge it again',
    fence(`${judgeCommand(recording, property)}\n${explainCommand({ property, ...rest })}`, 'sh'),
    `Judged by compaction-check ${plain(tool)} (law ${plain(law)}) on what was recorded; nothing was run.`,
  ].join('\n\n');
}
