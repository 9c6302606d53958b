import { isCommandDoor } from '../adapters/command/command-door.js';
import { allProperties } from '../check/all-properties.js';
import { chooseProperties } from '../check/choose-properties.js';
import { propertiesFor } from '../check/properties-for.js';
import { capabilitiesOf } from '../compactor/capabilities-of.js';
import type { Compactor } from '../compactor/compactor.js';
import { compactorFrom } from '../compactor/doors/compactor-from.js';
import type { Property } from '../property/property.js';
import { isFactory, openSubject } from './open-subject.js';
import { readVerifyOptions, type Verification } from './read-verify-options.js';
import type { VerifyOptions } from './verify-options.js';

/** What there is to declare, and how it is checked once a test needs it. */
export interface SuitePlan extends Verification {
  name: string;
  /** Ids of the properties, each of which gets a test. */
  properties: string[];
  open(): Promise<Compactor>;
}

/**
 * The plan of a suite for a compactor, or for the factory of one, which is not called yet.
 *
 * @throws HarnessError for options that cannot be used, and for a value that is no compactor.
 */
export function planSuite(given: unknown, options: VerifyOptions): SuitePlan {
  const verification = readVerifyOptions(options);
  const { check } = verification;
  const plan = (name: string, properties: readonly Property[], open: SuitePlan['open']): SuitePlan => ({
    ...verification,
    name: verification.name ?? name,
    properties: properties.map(({ id }) => id),
    open,
  });
  if (isFactory(given) || isCommandDoor(given)) {
    // Whether it makes a compactor or a summarizer shows only when it is called: the tests of the other are skipped.
    const properties = chooseProperties(allProperties(check.extraProperties), check.properties);
    return plan(suiteName(given, options), properties, () =>
      openSubject(isFactory(given) ? given : () => given),
    );
  }
  const compactor = compactorFrom(given);
  const properties = propertiesFor(capabilitiesOf(compactor), check);
  return plan(compactor.name, properties, async () => compactor);
}

/** What a suite is called when nothing can be said of its compactor. */
export function suiteName(given: unknown, options: VerifyOptions): string {
  const names = [Object(options).name, Object(given).name, 'compactor'];
  return names.find((name) => typeof name === 'string' && name !== '');
}
