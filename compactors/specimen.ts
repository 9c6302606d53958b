import type { Compactor } from '../src/compactor/compactor.js';
import type { Scenario } from '../src/scenario/scenario.js';
import type { FAULT_KINDS } from './fault-kinds.js';

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
  /** Properties that the same fault breaks in any conversation that shows it. */
  alsoBreaks?: readonly string[];
  /** The kind of fault that real compactors have had, where it is one. */
  kind?: keyof typeof FAULT_KINDS;
  /** Where the fault needs a session (a second pass, a step in between): the fewest steps in which it can show itself. */
  fewestSteps?: number;
  /** A compactor of the same or the nearest design that keeps the law. */
  twin: Specimen;
  /** A smallest conversation in which it breaks that property, and no other, while its twin keeps them all. */
  witness: Scenario;
}
