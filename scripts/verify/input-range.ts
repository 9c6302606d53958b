import { FAULTY } from 'compaction-check/compactors';

export default FAULTY.find(({ name }) => name === 'input-range')?.make();
