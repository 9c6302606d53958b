import { tmpdir } from 'node:os';
import type { Config } from '../node_modules/@google/gemini-cli-core/dist/src/config/config.js';

/** As much of Gemini CLI's configuration as compression asks for; whatever else it asks for is not set. */
export function configOf(llmClient: object): Config {
  const set = {
    getBaseLlmClient: () => llmClient,
    getActiveModel: () => 'gemini-2.5-pro',
    getUsageStatisticsEnabled: () => false,
    getSessionMemory: () => '',
    storage: { getProjectTempDir: () => tmpdir() },
  };
  const notSet = () => undefined;
  const config: object = new Proxy(set, {
    get: (target, name) => {
      if (name === 'config') return config;
      return name in target ? target[name as keyof typeof target] : notSet;
    },
  });
  return config as Config;
}
