import { SIMULATOR_TEXTS } from '../../src/simulation/simulator-texts.js';
import { FRAMES, PAD_WORDS, PLAIN_CALLS, REMARKS, SYSTEM_LINES } from './frames.js';

/** What turns and summaries hold besides anchors and pooled texts; no anchor may be present in it. */
export function foreignTexts(): string[] {
  const frames = FRAMES.flatMap(({ key, parts }) => [key, ...parts]);
  return [...frames, ...PAD_WORDS, ...PLAIN_CALLS, ...REMARKS, ...SYSTEM_LINES, ...SIMULATOR_TEXTS];
}
