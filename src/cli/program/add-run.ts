import type { Command } from 'commander';
import type { RunFlags } from '../commands/run-command.js';
import { addReportOptions } from './add-report-options.js';
import { collect } from './collect.js';

type AllFlags = RunFlags & { selfCheck?: true; watch?: true };

/** Declares `run`, its options and what they mean; the work is loaded when it is asked for. */
export function addRun(program: Command, exit: (code: number) => void): void {
  const command = program
    .command('run')
    .description('check a compactor on generated conversations')
    .argument(
      '[file]',
      'module whose default export is a compactor or a configuration (default: compaction-check.config.*)',
    )
    .option('--runs <number>', 'how many scenarios are generated (default: 2000)')
    .option('--time <duration>', 'stop searching after this long, such as 60s or 5m, even if runs are left')
    .option('--seed <number>', 'repeat the run that had this seed (default: a random one)')
    .option('--shard <part>', 'play a part of the runs, such as 2/5; `merge` makes one report of all')
    .option('--workers <number>', 'search in so many threads at once, with the same result (default: 1)')
    .option('--repeat <number>', 'drive each scenario so often, for a compactor that is not deterministic')
    .option(
      '--until-rate <share>',
      'stop once every rate of breaches is shown to be below this, such as 1%, or one above (at most 50,000 runs)',
    )
    .option('--confidence <share>', 'how sure that has to be (default: 95%)')
    .option(
      '--property <name>',
      'judge only these: ids, globs, clauses such as S1 (repeatable, comma)',
      collect,
    )
    .option('--level <level>', 'must, or should to fail on those properties too (default: must)')
    .option('--encoding <name>', 'o200k_base or cl100k_base (default: o200k_base)')
    .option('--profile <name>', 'smoke, ci or nightly: 100, 2,000 or 50,000 runs (default: ci)')
    .option(
      '--transcript <file>',
      'take the turns from a recorded conversation, in one of the formats of docs/transcripts.md',
    )
    .option(
      '--pseudonymise',
      'replace what is private in that conversation before it is played (docs/transcripts.md)',
    )
    .option(
      '--self-check',
      'corrupt what the compactor returns, and show that each property notices (default: 300 runs)',
    )
    .option('--watch', 'run again whenever source code changes, what failed before first')
    .option(
      '--command <line>',
      'check a program that speaks the protocol of docs/protocol.md, in place of a module',
    )
    .option('--model <name>', 'a model that summarizes, from recordings (20 runs, seed 1; docs/model.md)')
    .option('--record', 'ask the model for what is not recorded yet; its key comes from the environment')
    .option('--model-url <url>', 'where it is asked, such as https://api.openai.com/v1')
    .option('--model-dialect <name>', 'openai or anthropic, where the URL does not tell')
    .option('--cassettes <directory>', 'where answers are recorded (default: compaction-check.cassettes)')
    .option('--statistics', 'also print what occurred in the scenarios, in which shares')
    .option('--bail', 'stop searching at the first breach')
    .option('--step-limit <duration>', 'how long one step may take before it counts as a hang (default: 2s)')
    .option(
      '--shrink-time <duration>',
      'how long shrinking may take, all broken properties together (default: 60s)',
    )
    .option('--certify', 'also play everything smaller than a counterexample, in a small scope')
    .option('--certify-time <duration>', 'do so, and take at most this long, all together (default: 60s)')
    .option(
      '--store <directory>',
      'where counterexamples are written, and replayed from before the first run (default: .compaction-check)',
    )
    .option('--no-store', 'write no counterexamples, and replay none')
    .option('--prune', 'remove stored counterexamples that no longer break their property');
  addReportOptions(command)
    .option(
      '--jsonl [file]',
      'write a line of JSON for each run as it happens, to standard output if no file is given',
    )
    .option('--quiet', 'print failures only, and no progress')
    .option('--verbose', 'print the evidence of every broken property, not only of the first three')
    .action(async (file: string | undefined, { selfCheck, watch, ...flags }: AllFlags) => {
      if (watch)
        exit(
          await (await import('../commands/watch-command.js')).watchCommand(file, { ...flags, selfCheck }),
        );
      else if (selfCheck)
        exit(await (await import('../commands/self-check-command.js')).selfCheckCommand(file, flags));
      else exit(await (await import('../commands/run-command.js')).runCommand(file, flags));
    });
}
