import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { dropsWhileBusyWitness } from '../witnesses/drops-while-busy.js';

async function open(environment: Environment): Promise<Session> {
  const session = await foldsPrefix.make().open(environment);
  let isBusy = false;
  return {
    ...session,
    append: (turns) => (isBusy ? undefined : session.append(turns)),
    async compact() {
      isBusy = true;
      try {
        return await session.compact();
      } finally {
        isBusy = false;
      }
    },
  };
}

/** The composer looks empty, as if the message had been sent. */
export const dropsWhileBusy: FaultySpecimen = {
  name: 'drops-while-busy',
  says: 'Accepts turns while a pass runs, and puts them nowhere.',
  breaks: 'concurrency/appended-during-kept',
  kind: 'queue-drop',
  twin: foldsPrefix,
  fewestSteps: 3,
  witness: dropsWhileBusyWitness,
  make: () => ({ name: 'drops-while-busy', supports: { verifies: true, overheadTokens: 0 }, open }),
};
