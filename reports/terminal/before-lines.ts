import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { conversationGrid } from '../evidence/conversation-grid.js';
import { excerptOf } from '../evidence/excerpt.js';
import { namedTurns } from '../evidence/named-turns.js';
import { factLine } from '../story/fact-line.js';
import { indent } from '../text/indent.js';
import type { Style } from '../text/style.js';
import { settingsInWords } from '../words/settings.js';
import { sizeInWords } from '../words/size.js';
import { gridLines } from './grid-lines.js';

/** The conversation of a counterexample and its settings, under a title. */
export function beforeLines(found: Counterexample, title: string, style: Style): string[] {
  const { scenario } = found.observation;
  const log = logOf(scenario);
  const named = namedTurns(found);
  return [
    style.colours.bold(title) + style.colours.dim(` (${sizeInWords(found)})`),
    ...(log.length > 0 ? gridLines(conversationGrid(excerptOf(log, named), named), style) : []),
    ...indent(
      factLine('settings', settingsInWords(scenario.settings), { ...style, width: style.width - 3 }),
      3,
    ),
  ];
}
