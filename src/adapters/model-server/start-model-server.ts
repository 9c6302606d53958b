import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HarnessError } from '../../errors/harness-error.js';
import { loadTokenizer } from '../../tokens/load-tokenizer.js';
import { answerRequest } from './answer-request.js';
import { ModelPlayer } from './model-player.js';
import type { ModelExchange, ModelServerOptions } from './model-server-options.js';

const LOOPBACK = '127.0.0.1';
const MOST_EXCHANGES = 10_000;

/** A model that listens on this machine alone. */
export interface ModelServer {
  port: number;
  /** Where it listens, such as `http://127.0.0.1:4711`; base URL of Anthropic's and Gemini's clients. */
  url: string;
  /** Base URL of OpenAI's clients: the same with `/v1`. */
  openaiUrl: string;
  /** What was asked and answered, in the order of the requests; the last 10,000. */
  exchanges: readonly ModelExchange[];
  /** Ends all connections, and resolves when nothing listens any more. */
  close(): Promise<void>;
}

/**
 * Starts a model that listens on the loopback interface.
 *
 * @throws HarnessError CC_PORT_TAKEN when it cannot listen there.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const player = new ModelPlayer(options, await loadTokenizer(options.encoding ?? 'o200k_base'));
  const exchanges: ModelExchange[] = [];
  const record = (exchange: ModelExchange) => {
    exchanges.push(exchange);
    if (exchanges.length > MOST_EXCHANGES) exchanges.shift();
  };
  let requests = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    void answerRequest(request, response, { player, options, record, index: requests - 1 });
  });
  // Those who keep a connection and say nothing are not waited for.
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  await listen(server, options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://${LOOPBACK}:${port}`;
  return {
    port,
    url,
    openaiUrl: `${url}/v1`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        new HarnessError(
          {
            code: 'CC_PORT_TAKEN',
            what: `The model server cannot listen on port ${port} of ${LOOPBACK}: ${cause.message}.`,
            why: 'Without it there is no model to talk to.',
            next: 'Give another port, or none for a free one.',
          },
          { cause },
        ),
      ),
    );
    server.listen(port, LOOPBACK, resolve);
  });
}
