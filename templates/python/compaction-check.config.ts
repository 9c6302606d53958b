// What `npx compaction-check run` checks; flags of the command win over what stands here.
import { defineConfig } from 'compaction-check';

export default defineConfig({ compactor: { command: 'python3 compaction_adapter.py' }, runs: 2000 });
