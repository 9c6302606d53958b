import { PROPERTIES } from '../../../properties/registry.js';
import { renderList } from '../../../reports/catalogue/render-list.js';
import { coloursWanted } from '../terminal.js';

/** Prints all properties. */
export function listCommand(): number {
  process.stdout.write(renderList(PROPERTIES, coloursWanted(), process.stdout.columns));
  return 0;
}
