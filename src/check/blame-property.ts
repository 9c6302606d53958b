import { HarnessError } from '../errors/harness-error.js';
import type { Property } from '../property/property.js';

/** The same property, with errors that say that they are its own and not the compactor's. */
export function blameProperty(property: Property): Property {
  const { id } = property;
  const blaming = <T>(work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      throw propertyThrew(id, cause);
    }
  };
  return {
    ...property,
    judge: (...observed) => blaming(() => property.judge(...observed)),
    ...(property.companions && {
      companions: (...about) => blaming(() => property.companions?.(...about) ?? []),
    }),
  };
}

function propertyThrew(id: string, cause: unknown): HarnessError {
  return new HarnessError(
    {
      code: 'CC_PROPERTY_THREW',
      what: `The property \`${id}\` threw: ${cause instanceof Error ? cause.message : String(cause)}`,
      why: 'A property has to judge whatever was seen, also where nothing was.',
      next: 'Correct it; DEBUG=compaction-check prints where it threw.',
    },
    { cause },
  );
}
