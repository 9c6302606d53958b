/** The real packages under the check: `only` names one, and its adapter is the file of that name. */
export const SUBJECTS = [
  { only: 'langchain', package: 'langchain' },
  { only: 'deepagents', package: 'deepagents' },
  { only: 'strands', package: '@strands-agents/sdk' },
  { only: 'pi', package: '@mariozechner/pi-coding-agent' },
  { only: 'adk-token', package: '@google/adk' },
  { only: 'adk-anchored', package: '@google/adk' },
  { only: 'gemini-rolling', package: '@google/gemini-cli-core' },
  { only: 'gemini-chat', package: '@google/gemini-cli-core' },
  { only: 'llamaindex', package: '@llamaindex/core' },
  { only: 'trim-messages', package: '@langchain/core' },
  { only: 'lexrank', package: 'lexrank', runs: 100 },
  { only: 'node-summarizer', package: 'node-summarizer', runs: 100 },
];
