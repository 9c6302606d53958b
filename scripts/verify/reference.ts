import { referenceCompactor } from 'compaction-check';

export default referenceCompactor({ verifyFacts: true });
