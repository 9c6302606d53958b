import { CEILING_LABELS } from './ceiling-labels.js';
import type { Label } from './label.js';
import { SETTINGS_LABELS } from './settings-labels.js';
import { STEP_LABELS } from './step-labels.js';
import { SUMMARIZER_LABELS } from './summarizer-labels.js';
import { TOOL_LABELS } from './tool-labels.js';
import { TURN_LABELS } from './turn-labels.js';

/** What scenarios are looked at for, as it is printed. */
export const LABELS: readonly Label[] = [
  ...CEILING_LABELS,
  ...TURN_LABELS,
  ...TOOL_LABELS,
  ...SETTINGS_LABELS,
  ...STEP_LABELS,
  ...SUMMARIZER_LABELS,
];
