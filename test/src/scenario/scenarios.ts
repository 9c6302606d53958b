import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { composeText } from '../../../src/transcript/turn-text.js';

/** A plain user turn that says its anchor. */
export function turnWith(id: string, anchor: string | null, parts: Partial<Turn> = {}): Turn {
  const text = composeText({
    prose: `said ${anchor ?? 'nothing'} (${id})`,
    uses: parts.uses,
    results: parts.results,
  });
  return { id, role: 'user', kind: 'prose', text, tokens: 10, anchor, ...parts };
}

/** A scenario that appends some turns, compacts and asks. */
export function scenarioWith(parts: Partial<Scenario> = {}): Scenario {
  return {
    version: 1,
    encoding: 'o200k_base',
    settings: { summaryBudget: 100, ratios: { prose: [5, 1], structured: [3, 1] }, window: 1_000 },
    summarizer: { finish: true, marker: false, report: 'none', faults: [] },
    steps: [
      { step: 'append', turns: [turnWith('t1', 'TICKET-1'), turnWith('t2', 'TICKET-2')] },
      { step: 'compact' },
      { step: 'recall' },
    ],
    ...parts,
  };
}
