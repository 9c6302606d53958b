import type { Origin } from '../../reports/words/origin.js';
import type { Report } from '../run/report.js';
import { type Outputs, takesTheScreen } from './outputs.js';

/** Shows a report on standard output, as text and as annotations, unless another form of it took that place. */
export async function showReport(
  report: Report,
  outputs: Outputs,
  origin: Origin,
  text: () => string,
): Promise<void> {
  if (takesTheScreen(outputs)) return;
  if (!outputs.github) {
    process.stdout.write(text());
    return;
  }
  const { withoutCommands } = await import('../../reports/github/without-commands.js');
  const { renderAnnotations } = await import('../../reports/github/render-annotations.js');
  process.stdout.write(withoutCommands(text()) + renderAnnotations(report, origin));
}
