import { foldsChosen } from '../plumbing/folds-chosen.js';
import { prefixTaking } from '../plumbing/prefix-taking.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { requestSummarizedWitness } from '../witnesses/request-summarized.js';

const withRequest = prefixTaking(({ turns }, log) => {
  const request = log.findLast((turn) => turn.role === 'user' && !turn.results?.length);
  return turns[0] === request;
});

/** The tools ran for so long that the request was old by then. */
export const requestSummarized: FaultySpecimen = {
  name: 'request-summarized',
  says: 'Summarizes the request that is being answered, once it is no longer among the newest turns.',
  breaks: 'protocol/newest-request-kept',
  kind: 'last-user-lost',
  twin: foldsPrefix,
  witness: requestSummarizedWitness,
  make: () => ({
    name: 'request-summarized',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(withRequest),
  }),
};
