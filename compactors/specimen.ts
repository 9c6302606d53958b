import type { Compactor } from '../src/compactor/compactor.js';

/** An example implementation that keeps the law for all it declares to support. */
export interface Specimen {
  name: string;
  /** One sentence: its design, or its fault. */
  says: string;
  make(): Compactor;
}

/** An example implementation with one fault. */
export interface FaultySpecimen extends Specimen {
  /** The id of the property that it must break. */
  breaks: string;
  /** The kind of fault that real compactors have had, where it is one. */
  kind?: string;
}
