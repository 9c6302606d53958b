/** What is meant by how often tries passed, where each scenario was driven `tries` times. */
export function repeatLegend(tries: number): string {
  return `pass^${tries} is the share of runs of which all ${tries} tries passed, and one try the mean over runs of the share of their tries that did, both with 95%-intervals over runs: tries of one conversation are not independent. Flaky are the broken runs of which some tries passed.`;
}
