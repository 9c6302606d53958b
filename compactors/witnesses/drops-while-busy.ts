/** What is lost is the same, whether it is dropped or overwritten. */
export { replacesTheSnapshotWitness as dropsWhileBusyWitness } from './replaces-the-snapshot.js';
