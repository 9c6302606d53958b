import type { Turn } from '../transcript/turn.js';
import { type Change, Ledger } from './ledger.js';

/** Keeps the ledger of a conversation; each of its calls is done as a whole or not at all. */
export interface LedgerStore {
  /** The ledger as it is now, with what other sessions on the same store have done. */
  ledger(): Ledger;
  append(turns: readonly Turn[]): void;
  /** False, and nothing is changed, if more passes were committed than the given number, at which this one began. */
  commit(change: Change, passesBefore: number): boolean;
  close(): void;
}

/** A store that ends with its session. */
export function memoryStore(): LedgerStore {
  const ledger = new Ledger();
  return {
    ledger: () => ledger,
    append: (turns) => ledger.append(turns),
    commit(change, passesBefore) {
      if (ledger.passes !== passesBefore) return false;
      ledger.commit(change);
      return true;
    },
    close() {},
  };
}
