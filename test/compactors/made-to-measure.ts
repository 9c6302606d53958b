import { foldPrefix } from '../../compactors/plumbing/fold-prefix.js';
import { Ledger } from '../../compactors/plumbing/ledger.js';
import { sessionOn } from '../../compactors/plumbing/session-on.js';
import { usefulSummary } from '../../compactors/plumbing/useful-summary.js';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Compactor, Environment } from '../../src/compactor/compactor.js';
import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';
import type { Checkpoint, CheckpointPair } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import { messagesCompactor } from '../../src/compactor/doors/messages-door.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';

type Reconstruct = CheckpointPair<Checkpoint>['reconstruct'];

type Edit = (text: string) => string;

const asItIs: Edit = (text) => text;

type Lists = Pick<Checkpoint, 'covered' | 'uncovered' | 'kept'>;

const everything = (turns: readonly Turn[]): Lists => ({
  covered: turns.map((turn) => turn.id),
  uncovered: [],
});

/** The summary for a covered turn, the raw log for any other, an error for what is in neither. */
const fromItsPlace: Reconstruct = ({ covered, summary }, rawLog, id) => {
  const text = covered.includes(id) ? summary : rawLog[id];
  if (text === undefined) throw new Error(`turn ${id} is not in the raw log`);
  return text;
};

/**
 * A checkpoint pair that stores what `edit` makes of the summary and sorts the turns by `lists`; if nothing is said, it
 * claims all of them.
 */
export function pair(given: Pair = {}): Compactor {
  const { edit = asItIs, lists = everything, reconstruct = fromItsPlace, supports } = given;
  return checkpointCompactor({
    name: 'pair',
    ...(supports && { supports }),
    buildCheckpoint: (turns, summary, budget) => ({
      summary: edit(summary),
      budget,
      ...lists(turns, summary),
    }),
    reconstruct,
  });
}

interface Pair {
  edit?: Edit;
  lists?(turns: readonly Turn[], summary: string): Lists;
  reconstruct?: Reconstruct;
  supports?: Partial<Capabilities>;
}

/**
 * A function from messages to messages that puts what `edit` makes of the summarizer's answer in the place of all
 * messages but the newest; `show` says what of each goes into the prompt.
 */
export function careless(given: Careless = {}): Compactor {
  const { show = (message) => message.content ?? '', edit = asItIs, supports } = given;
  return messagesCompactor({
    name: 'careless',
    supports: { overheadTokens: 0, ...supports },
    async compact(messages, { summarize }): Promise<ChatMessage[]> {
      const prompt = messages.slice(0, -1).map(show).join('\n');
      const text = await summarize(prompt).then((response) => response.text, String);
      return [{ role: 'user', content: edit(text) }, ...messages.slice(-1)];
    },
  });
}

interface Careless {
  show?(message: ChatMessage): string;
  edit?: Edit;
  supports?: Partial<Capabilities>;
}

/** A session on the ledger of the example compactors, with some methods of its own. */
export function session(
  methods: (ledger: Ledger, environment: Environment) => Partial<Session> = () => ({}),
): Compactor {
  return {
    name: 'session',
    supports: { verifies: true, overheadTokens: 0 },
    open(environment) {
      const ledger = new Ledger();
      const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
      return { ...sessionOn(ledger, compact), ...methods(ledger, environment) };
    },
  };
}
