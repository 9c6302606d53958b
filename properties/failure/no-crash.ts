import type { Property } from '../../src/property/property.js';

export const noCrash: Property = {
  id: 'failure/no-crash',
  clauses: ['Crash'],
  level: 'must',
  claim: 'Every call ends, with a value of the contract or with an orderly error that changed nothing.',
  why: 'A crash, an endless loop or a value that is none of the contract’s takes the whole agent with it.',
  fix: 'Play the counterexample with `replay --in-process` and a breakpoint; refuse with an error of your own where you cannot go on.',
  needs: [],
  premise: { text: 'a session was opened', share: 0.1 },
  breach: 'errored',
  judge({ breakdown, moments }) {
    if (!breakdown) return { met: moments.length, violations: [] };
    const { kind, during, message } = breakdown;
    const says = {
      crashed: 'crashed',
      hung: 'did not return',
      exited: 'ended the process',
      nonsense: 'returned nonsense',
    }[kind];
    return { met: 1, violations: [{ moment: moments.length - 1, says: `${during} ${says}: ${message}` }] };
  },
};
