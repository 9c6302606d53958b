import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { conversationGrid } from '../evidence/conversation-grid.js';
import { excerptOf } from '../evidence/excerpt.js';
import { namedTurns } from '../evidence/named-turns.js';
import { certificationInWords } from '../words/certification.js';
import { settingsInWords } from '../words/settings.js';
import { sizeInWords } from '../words/size.js';
import { gridTable } from './grid-table.js';

/** The turns that were appended, and what the compactor was told when it opened. */
export function conversationSection(counterexample: Counterexample): string {
  const { scenario } = counterexample.observation;
  const certified = certificationInWords(counterexample.certification);
  const log = logOf(scenario);
  const named = namedTurns(counterexample);
  return [
    '### The smallest conversation',
    `${sizeInWords(counterexample)}; tokens are those of ${scenario.encoding}.${certified === null ? '' : ` Certification: ${certified}.`}`,
    log.length > 0 && gridTable(conversationGrid(excerptOf(log, named), named)),
    `**Settings.** ${settingsInWords(scenario.settings)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
