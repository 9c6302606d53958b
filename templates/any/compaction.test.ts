// One test for each property; `npx vitest run compaction.test.ts`.
import { verifyCompactor } from 'compaction-check/vitest';
import config from './compaction-check.config.js';

const { compactor, ...options } = config;
verifyCompactor(compactor, { ...options, runs: 300, module: 'compaction-check.config.ts' });
