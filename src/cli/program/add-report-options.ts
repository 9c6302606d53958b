import type { Command } from 'commander';
import { HTML_OPTION } from './html-option.js';

/** Declares what a whole report is weighed against and written as, with the words that `run` and `merge` share. */
export function addReportOptions(command: Command): Command {
  return command
    .option(
      '--known <file>',
      'failures that are known, and let pass for a time (default: compaction-check.known.json)',
    )
    .option('--no-known', 'let no failure pass')
    .option('--update-known', 'write the failures that were found into that file, and remove what holds')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option('--markdown [path]', 'write bug reports as Markdown: to standard output, a file, or a directory')
    .option(...HTML_OPTION)
    .option('--junit [file]', 'write the report as JUnit XML, a test case for each property')
    .option('--sarif [file]', 'write the report as SARIF 2.1.0, a result for each broken property')
    .option(
      '--markdown-comment [file]',
      'write a comment for a pull request: new failures first, known ones after',
    )
    .option('--github', 'annotate a job of GitHub Actions, and add to its summary');
}
