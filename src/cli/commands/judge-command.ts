import { renderJudgement } from '../../../reports/judge/render-judgement.js';
import { judgeFile } from '../../check/judge-file.js';
import { validateOptions } from '../../check/validate-options.js';
import { exitCodeOf } from '../../property/verdict.js';
import { flagName } from '../flag-name.js';
import { outputsOf, takesTheScreen } from '../outputs.js';
import { coloursWanted, columns } from '../terminal.js';
import { putHtml, putMarkdown, writeJson } from '../write-reports.js';

/** The flags of `judge`, as commander gives them. */
export interface JudgeFlags {
  property?: string[];
  level?: string;
  json?: string | true;
  markdown?: string | true;
  html?: string | true;
  quiet?: true;
}

/**
 * Judges what somebody else recorded, without running anything, and prints what was found.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function judgeCommand(file: string, flags: JudgeFlags): Promise<number> {
  const { property: properties, level, json, markdown, html, quiet = false } = flags;
  const options = validateOptions({ properties, level }, flagName);
  const outputs = outputsOf({ json, markdown, html });
  const report = await judgeFile(file, options);
  writeJson(report, outputs.json);
  if (outputs.markdown !== null) putMarkdown(outputs.markdown, report, file);
  if (outputs.html !== null) await putHtml(outputs.html, report, {}, file);
  if (!takesTheScreen(outputs))
    process.stdout.write(renderJudgement(report, { color: coloursWanted(), width: columns(), quiet, file }));
  return exitCodeOf(report.verdict);
}
