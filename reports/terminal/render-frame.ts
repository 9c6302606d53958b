import type { PropertyReport } from '../../src/run/report.js';
import { styleOf } from '../text/style.js';
import { frameLines } from './frame.js';
import type { ReportOptions } from './render-report.js';

export interface FrameTextOptions extends Pick<ReportOptions, 'color' | 'width' | 'subject' | 'given'> {
  again: string;
}

/** The failure frame of one broken property, with all its evidence; empty if nothing broke. */
export function renderFrame(
  property: PropertyReport,
  { color, width, subject, given, again }: FrameTextOptions,
): string {
  const { counterexample } = property;
  if (!counterexample) return '';
  const style = styleOf(color, width);
  return frameLines(property, counterexample, style, { subject, given, again, brief: false }).join('\n');
}
