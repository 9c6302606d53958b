import type { Command } from 'commander';
import type { CalibrateFlags } from '../commands/calibrate-command.js';
import { collect } from './collect.js';
import { HTML_OPTION } from './html-option.js';

/** Declares `calibrate`, its options and what they mean; the work is loaded when it is asked for. */
export function addCalibrate(program: Command, exit: (code: number) => void): void {
  program
    .command('calibrate')
    .description(
      'find the ratio of prefix to budget up to which summaries keep the facts (docs/calibrate.md)',
    )
    .argument(
      '[name]',
      'module of a summarizer or compactor, or the name of a built-in one (default: compaction-check.config.*)',
    )
    .option('--command <line>', 'calibrate a program that speaks the protocol of docs/protocol.md')
    .option(
      '--content <kind>',
      'prose, tool-output, code, logs or mixed (repeatable, comma; default: all)',
      collect,
    )
    .option('--budget <tokens>', 'tokens of a summary (repeatable, comma; default: 2000)', collect)
    .option('--passes <number>', 'also follow coverage over so many passes (default: 4)')
    .option('--r-low <ratio>', 'fail unless this ratio is verified for every content (default: 5, only told)')
    .option('--up-to <ratio>', 'the largest ratio that is measured (default: 50)')
    .option('--runs <number>', 'how many conversations each curve may take (default: 2000)')
    .option('--time <duration>', 'stop after this long, such as 60s or 5m; shared among the curves')
    .option('--seed <number>', 'repeat the calibration that had this seed (default: a random one)')
    .option('--encoding <name>', 'o200k_base or cl100k_base (default: o200k_base)')
    .option('--step-limit <duration>', 'how long one step may take before it counts as a hang (default: 2s)')
    .option('--model <name>', 'a model that summarizes, from recordings (60 runs, seed 1; docs/model.md)')
    .option('--record', 'ask the model for what is not recorded yet; its key comes from the environment')
    .option('--model-url <url>', 'where it is asked, such as https://api.openai.com/v1')
    .option('--model-dialect <name>', 'openai or anthropic, where the URL does not tell')
    .option('--cassettes <directory>', 'where answers are recorded (default: compaction-check.cassettes)')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option(...HTML_OPTION)
    .option('--quiet', 'print no progress')
    .action(async (name: string | undefined, flags: CalibrateFlags) =>
      exit(await (await import('../commands/calibrate-command.js')).calibrateCommand(name, flags)),
    );
}
