import { renderExplain } from '../../../reports/catalogue/render-explain.js';
import { allProperties } from '../../check/all-properties.js';
import { chooseProperties } from '../../check/choose-properties.js';
import type { Property } from '../../property/property.js';
import { findModule } from '../subject/find-module.js';
import { coloursWanted, columns } from '../terminal.js';

/**
 * Prints what the properties that a name stands for are about; those of one's own are in the configuration of a module.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN, and for a module that cannot be used.
 */
export async function explainCommand(name: string, file: string | undefined): Promise<number> {
  const own = file === undefined ? [] : await propertiesIn(findModule(file));
  const properties = chooseProperties(allProperties(own), [name]);
  const texts = properties.map((property) => renderExplain(property, coloursWanted(), columns()));
  process.stdout.write(texts.join('\n'));
  return 0;
}

/** Modules are heavy to load, and the built-in properties need none. */
async function propertiesIn(module: string): Promise<readonly Property[]> {
  const { loadSubject } = await import('../subject/load-subject.js');
  return (await loadSubject(module)).options.extraProperties ?? [];
}
