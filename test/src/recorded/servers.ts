import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a server saw it. */
export interface SeenRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** What `use` gives, called with the URL of a server on the loopback interface and all that it has seen so far. */
export async function withServer<T>(
  answer: (request: SeenRequest, response: ServerResponse, nth: number) => void,
  use: (url: string, seen: SeenRequest[]) => Promise<T>,
): Promise<T> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
    seen.push(one);
    answer(one, response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Answers with JSON. */
export function says(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A reply of Chat Completions. */
export function completion(content: string | null, finish = 'stop', message = {}): object {
  return {
    choices: [{ message: { role: 'assistant', content, ...message }, finish_reason: finish }],
    usage: { prompt_tokens: 12, completion_tokens: 3 },
  };
}
