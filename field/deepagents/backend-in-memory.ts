import type { BackendProtocol } from 'deepagents';

/** Files in memory, as far as a history is offloaded into one. */
export function backendInMemory(): BackendProtocol {
  const files = new Map<string, Uint8Array>();
  const backend = {
    async downloadFiles(paths: string[]) {
      return paths.map((path) => {
        const content = files.get(path) ?? null;
        return { path, content, error: content ? null : 'file_not_found' };
      });
    },
    async uploadFiles(given: [string, Uint8Array][]) {
      for (const [path, content] of given) files.set(path, content);
      return given.map(([path]) => ({ path, error: null }));
    },
    async write(path: string, content: string) {
      files.set(path, new TextEncoder().encode(content));
      return { path };
    },
  };
  return backend as unknown as BackendProtocol;
}
