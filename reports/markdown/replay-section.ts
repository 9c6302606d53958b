import { basename } from 'node:path/posix';
import type { Counterexample } from '../../src/run/report.js';
import { counterexampleToJson } from '../json/counterexample-to-json.js';
import { explainCommand, replayCommand } from '../words/commands.js';
import { codeSpan } from './code-span.js';
import { fence } from './fence.js';
import { plain } from './plain.js';

const STANDING = {
  new: '',
  stored: ' An earlier run stored it, and it still breaks.',
  'came back': ' It was fixed before, and breaks again.',
};

/** How to replay and understand a counterexample, which stands there as JSON if it has at most `room` characters. */
export function replaySection(counterexample: Counterexample, room: number): string {
  const { file, found, tool, law, returned, tries, status } = counterexample;
  const again = tries ? `; of ${tries.of} further tries of this conversation ${tries.broken} broke it` : '';
  const name = file === null ? 'counterexample.json' : basename(file);
  const json = counterexampleToJson(counterexample);
  const fits = json.length <= room;
  return [
    '### How to replay',
    `${fits ? 'Save the JSON below' : 'Save the attached file'} as ${codeSpan(name)}, then:`,
    fence(`${replayCommand({ ...counterexample, file: name })}\n${explainCommand(counterexample)}`, 'sh'),
    fits
      ? `<details>\n<summary>The counterexample as JSON</summary>\n\n${fence(json, 'json')}\n\n</details>`
      : `The JSON has ${json.length.toLocaleString('en')} characters, too many for an issue: attach ${codeSpan(file ?? name)} to it.`,
    `Found by compaction-check ${plain(tool)} (law ${plain(law)}) with seed ${found.seed} in run ${found.run}; came back in ${returned.times} of ${returned.of} re-drives${again}.${STANDING[status ?? 'new']}`,
  ].join('\n\n');
}
