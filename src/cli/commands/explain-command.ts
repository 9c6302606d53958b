import { PROPERTIES } from '../../../properties/registry.js';
import { renderExplain } from '../../../reports/catalogue/render-explain.js';
import { chooseProperties } from '../../check/choose-properties.js';
import { coloursWanted, columns } from '../terminal.js';

/**
 * Prints what the properties that a name stands for are about.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN.
 */
export function explainCommand(name: string): number {
  const properties = chooseProperties(PROPERTIES, [name]);
  const texts = properties.map((property) => renderExplain(property, coloursWanted(), columns()));
  process.stdout.write(texts.join('\n'));
  return 0;
}
