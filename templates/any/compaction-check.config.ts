// What `npx compaction-check run` checks; flags of the command win over what stands here.
import { defineConfig } from 'compaction-check';
import compactor from './compaction.adapter.js';

export default defineConfig({ compactor, runs: 2000 });
