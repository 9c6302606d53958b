import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { SCENARIO_SCHEMA } from './scenario-schema.js';

let validate: ValidateFunction | undefined;

/** Where a value has not the shape of a scenario, one sentence for each place; none if it has. */
export function shapeProblems(value: unknown): string[] {
  validate ??= compile();
  return validate(value) ? [] : (validate.errors ?? []).map(sentence);
}

function compile(): ValidateFunction {
  // Loading it costs start-up time that most commands need not spend.
  const { Ajv } = createRequire(import.meta.url)('ajv') as { Ajv: new (options: object) => Ajv };
  const options = { allErrors: true, allowUnionTypes: true, discriminator: true, strictNumbers: false };
  return new Ajv(options).compile(SCENARIO_SCHEMA);
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath === '' ? 'the scenario' : instancePath.slice(1).replaceAll('/', '.');
  const detail = params.allowedValues ?? params.allowedValue ?? params.additionalProperty ?? params.tagValue;
  return `${place} ${message}${detail === undefined ? '' : `: ${JSON.stringify(detail)}`}`;
}
