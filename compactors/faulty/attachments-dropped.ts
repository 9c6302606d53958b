import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { agentLoop } from '../correct/agent-loop.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { attachmentsDroppedWitness } from '../witnesses/attachments-dropped.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const turns = shown.map(({ attachments: _, ...turn }) => turn);
      const response = await environment.summarizer.complete({ turns, budget });
      return response.kind === 'text' && holdsSomething(response.text, shown, environment) ? response : null;
    }),
  );
}

/** Text was all that the summarizer could take. */
export const attachmentsDropped: FaultySpecimen = {
  name: 'attachments-dropped',
  says: 'Shows the summarizer the texts of turns without a word about their images and files.',
  breaks: 'coverage/attachments-leave-a-trace',
  kind: 'media-dropped',
  twin: agentLoop,
  witness: attachmentsDroppedWitness,
  make: () => ({
    name: 'attachments-dropped',
    supports: { verifies: true, takesAttachments: true, overheadTokens: 0 },
    open,
  }),
};
