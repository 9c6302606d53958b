import { logOf } from '../../../src/scenario/log-of.js';
import type { Planted, Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { mapTurns, rewrite } from '../edit.js';
import { peculiarTurn, plantedPattern } from '../peculiar.js';
import { plainSentence } from '../plain.js';
import { plainPassage } from '../plain-planted.js';
import type { Candidate, ShrinkTools } from '../reducer.js';

/** Without planted passages, without each; then each as plain as can be, at the end of a plain text. */
export function* plainPlanted(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const { planted, ...rest } = scenario;
  if (!planted) return;
  yield { scenario: rest };
  if (planted.length > 1)
    for (const index of planted.keys()) yield { scenario: { ...rest, planted: planted.toSpliced(index, 1) } };
  for (const [index, passage] of planted.entries()) {
    const plain = plainPassage(passage.kind);
    const others = { ...rest, planted: planted.with(index, plain) };
    for (const { id, text } of logOf(scenario)) {
      if (!text.includes(passage.text)) continue;
      for (const change of [asUser, asItIs]) {
        const plainer = (turn: Turn) => (turn.id === id ? plainWith(change(turn), plain, tools) : turn);
        yield { scenario: mapTurns(others, plainer) };
      }
    }
  }
}

function asUser({ uses, results, pinned, attachments, ...turn }: Turn): Turn {
  return { ...turn, role: 'user', kind: 'prose' };
}

const asItIs = (turn: Turn) => turn;

/** The turn with its plain sentence and the passage below it, in its prose or in its first result. */
function plainWith(turn: Turn, { text }: Planted, { tokenizer }: ShrinkTools): Turn {
  if (!turn.results) return peculiarTurn(turn, plantedPattern(text), tokenizer);
  const said = [plainSentence(turn.anchor, turn.facts), text].filter(Boolean).join('\n');
  const results = turn.results.map((result, index) => ({ ...result, text: index === 0 ? said : 'ok' }));
  return rewrite(turn, { prose: '', results }, tokenizer);
}
