import type { Command } from 'commander';
import type { ServeFlags } from '../commands/serve-command.js';

/** Declares `serve`, its options and what they mean; the work is loaded when it is asked for. */
export function addServe(program: Command, exit: (code: number) => void): void {
  program
    .command('serve')
    .description('play a model on this machine for agents that take a base URL: OpenAI, Anthropic, Gemini')
    .option('--port <number>', 'where it listens (default: a free one)')
    .option(
      '--fault <fault>',
      'how its summaries go wrong: the name of a fault, or one as JSON (repeatable)',
      (value: string, before: string[] = []) => [...before, value],
    )
    .option('--no-finish', 'say that every summary is finished, also where it was cut')
    .option('--marker', 'end finished summaries with a closing marker')
    .option('--budget <tokens>', 'the most tokens of a summary, besides what a request allows')
    .option('--key <key>', 'refuse requests without this API key')
    .option('--reply <text>', 'what it answers where no summary is asked for (default: Understood.)')
    .option('--summary-pattern <regex>', 'which instructions ask for a summary')
    .option('--title-pattern <regex>', 'which instructions ask for a title')
    .option('--transcript <file>', 'the conversation that its summaries know, if not what it has seen')
    .option('--record <file>', 'append each request and what came of it as a line of JSON')
    .option('--quiet', 'print no line for each request')
    .action(async (flags: ServeFlags) =>
      exit(await (await import('../commands/serve-command.js')).serveCommand(flags)),
    );
}
