import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport } from '../../src/run/report.js';
import type { Colours } from '../text/colours.js';
import { colourOf, signOf } from './sign.js';

/** What stands for a property: that of its verdict, unless its failure is known. */
export interface PropertySign {
  sign: string;
  colour(text: string): string;
}

/** The sign of a property, and its colour. */
export function propertySign(property: PropertyReport, colours: Colours): PropertySign {
  switch (knownEffect(property)) {
    case 'passes':
      return { sign: '~', colour: colours.yellow };
    case 'fails':
      return { sign: signOf('failed'), colour: colours.red };
    default:
      return { sign: signOf(property.verdict), colour: colourOf(property.verdict, colours) };
  }
}
