import { check } from '../../dist/src/check.js';

const OPTIONS = { level: 'should', stepLimit: 200, shrinkTime: 1 };
const brokenIn = ({ properties }) => properties.flatMap(({ id, broken }) => (broken > 0 ? [id] : []));

/** The properties that break within so many runs, whatever the compactor was made to break, and those that break first. */
export async function rowOfMatrix({ make }, runs) {
  const first = await check(make(), { ...OPTIONS, seed: 1, runs, bail: true });
  const all = await check(make(), { ...OPTIONS, seed: 1, runs });
  return { first: brokenIn(first), breaks: brokenIn(all) };
}
