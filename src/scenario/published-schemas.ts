import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/** A validator that has schemas of the package by their file names, such as `report.schema.json`. */
export function publishedSchemas(names: readonly string[], options: object = {}): Ajv2020 {
  // Loading it costs start-up time that most commands need not spend.
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Ajv2020 };
  return new Ajv2020(options).addSchema(
    names.map((name) => require(`compaction-check/schemas/${name}.schema.json`)),
  );
}
