import type { Command } from 'commander';
import type { JudgeFlags } from '../commands/judge-command.js';
import { collect } from './collect.js';
import { HTML_OPTION } from './html-option.js';

/** Declares `judge`, its options and what they mean; the work is loaded when it is asked for. */
export function addJudge(program: Command, exit: (code: number) => void): void {
  program
    .command('judge')
    .description('judge one compaction that was recorded elsewhere, without running anything')
    .argument('<recording>', 'messages before and after as JSON (docs/judge.md), or a whole observation')
    .option(
      '--property <name>',
      'judge only these: ids, globs, clauses such as S1 (repeatable, comma)',
      collect,
    )
    .option('--level <level>', 'must, or should to fail on those properties too (default: must)')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option('--markdown [path]', 'write bug reports as Markdown: to standard output, a file, or a directory')
    .option(...HTML_OPTION)
    .option('--quiet', 'print failures only')
    .action(async (file: string, flags: JudgeFlags) =>
      exit(await (await import('../commands/judge-command.js')).judgeCommand(file, flags)),
    );
}
