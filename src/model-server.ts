import type { ModelServerOptions } from './adapters/model-server/model-server-options.js';
import { type ModelServer, startModelServer } from './adapters/model-server/start-model-server.js';

export type { Classify, Purpose } from './adapters/model-server/classify.js';
export type { ModelReply, ModelRequest } from './adapters/model-server/dialect.js';
export type {
  MainReply,
  ModelExchange,
  ModelServerOptions,
} from './adapters/model-server/model-server-options.js';
export { type ModelServer, startModelServer };

/**
 * What `use` gives, called with a model that listens on the loopback interface and is closed afterwards.
 *
 * @throws HarnessError CC_PORT_TAKEN, and what `use` throws.
 * @example
 * await withModelServer({ behaviour: { faults: [{ fault: 'blank', text: '' }] } }, async ({ openaiUrl, exchanges }) => {
 *   await yourAgent({ baseURL: openaiUrl, apiKey: 'any' });
 *   console.log(exchanges.filter(({ purpose }) => purpose === 'summary').length);
 * });
 */
export async function withModelServer<T>(
  options: ModelServerOptions,
  use: (server: ModelServer) => T | Promise<T>,
): Promise<T> {
  const server = await startModelServer(options);
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}
