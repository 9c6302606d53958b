import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModelServerOptions } from '../../adapters/model-server/model-server-options.js';
import { startModelServer } from '../../adapters/model-server/start-model-server.js';
import { loadTranscript } from '../../adapters/transcript/load-transcript.js';
import { readWholeNumber } from '../../check/read-whole-number.js';
import { loadTokenizer } from '../../tokens/load-tokenizer.js';
import { exchangeLine } from '../serve/exchange-line.js';
import { readFaults } from '../serve/read-faults.js';
import { readPattern } from '../serve/read-pattern.js';

/** The flags of `serve`, as commander gives them. */
export interface ServeFlags {
  port?: string;
  fault?: string[];
  finish: boolean;
  marker?: true;
  budget?: string;
  key?: string;
  reply?: string;
  summaryPattern?: string;
  titlePattern?: string;
  transcript?: string;
  record?: string;
  quiet?: true;
}

/**
 * Plays a model on the loopback interface until it is interrupted.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function serveCommand(flags: ServeFlags): Promise<number> {
  const { record, quiet = false } = flags;
  const server = await startModelServer({
    ...(await optionsFrom(flags)),
    onExchange(exchange) {
      if (!quiet) process.stderr.write(`${exchangeLine(exchange)}\n`);
      if (record !== undefined) appendFileSync(resolve(record), `${JSON.stringify(exchange)}\n`);
    },
  });
  process.stdout.write(
    [
      `OpenAI (Chat Completions and Responses)  ${server.openaiUrl}`,
      `Anthropic (Messages)                     ${server.url}`,
      `Gemini (generateContent)                 ${server.url}`,
      `ends with Ctrl-C\n`,
    ].join('\n'),
  );
  await new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
  });
  await server.close();
  return 0;
}

async function optionsFrom(flags: ServeFlags): Promise<ModelServerOptions> {
  const { port, fault = [], finish, marker = false, budget, key, reply, transcript } = flags;
  const faults = readFaults(fault);
  const summary = readPattern('--summary-pattern', flags.summaryPattern);
  const title = readPattern('--title-pattern', flags.titlePattern);
  return {
    behaviour: { finish, marker, faults },
    classify: { ...(summary && { summary }), ...(title && { title }) },
    ...(port !== undefined && { port: readWholeNumber('--port', port, { min: 0, max: 65_535 }) }),
    ...(budget !== undefined && { budget: readWholeNumber('--budget', budget, { min: 1, max: 2 ** 31 }) }),
    ...(key !== undefined && { key }),
    ...(reply !== undefined && { reply }),
    ...(transcript !== undefined && {
      turns: await loadTranscript(transcript, await loadTokenizer('o200k_base')),
    }),
  };
}
