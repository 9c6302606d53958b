import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { installed } from './install.mjs';

const here = new URL('.', import.meta.url);

/** Stores what a check of a subject found, and the scenario of each counterexample, which `replay` takes as it is. */
export function writeResult({ only, package: name }, report) {
  const { tool, law, compactor, runs, settings } = report;
  const folder = new URL(`counterexamples/${only}/`, here);
  rmSync(folder, { recursive: true, force: true });
  const properties = report.properties.map((property) => resultOf(property, folder));
  const subject = { only, package: name, version: installed(name), compactor: compactor.name };
  const result = { version: 1, tool, law, subject, runs, seed: settings.seed, properties };
  write(new URL(`results/${only}.json`, here), result);
}

function resultOf({ id, level, verdict, reason, met, broken, counterexample }, folder) {
  if (!counterexample) return { id, level, verdict, reason, met, broken };
  const scenario = `${id.replace('/', '-')}.json`;
  write(new URL(scenario, folder), counterexample.observation.scenario);
  return { id, level, verdict, reason, met, broken, says: counterexample.violations[0].says, scenario };
}

function write(file, value) {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
