import type { PropertyReport, Report } from '../../src/run/report.js';

/** Whether a property has a say in the verdict of its report. */
export function counts(
  { level }: Pick<PropertyReport, 'level'>,
  { settings }: Pick<Report, 'settings'>,
): boolean {
  return level === 'must' || settings.level === 'should';
}
