import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = readFileSync(new URL('../../fixtures/schemas/junit-10.xsd', import.meta.url), 'utf8');

/** What of a text is against the JUnit schema. */
export async function junitProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: SCHEMA, maxMemoryPages: 4096 });
  return errors.map(({ message }) => message);
}
