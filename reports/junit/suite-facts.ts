import type { Report } from '../../src/run/report.js';
import { runCommand } from '../words/commands.js';
import type { Origin } from '../words/origin.js';

/** What there is to know of a run beside its properties, as names and values. */
export function suiteFacts(report: Report, { subject, given, file }: Origin): [string, string][] {
  const { tool, law, compactor, settings, runs, ended, verdict, store, shard } = report;
  const times = (status: string) => store?.cases.filter((one) => one.status === status).length ?? 0;
  const facts: [string, string | number | null | undefined][] = [
    ['compaction-check', tool],
    ['law', law],
    ['compactor', compactor.name],
    ['compactor version', compactor.version],
    ['file', file],
    ['verdict', verdict],
    ['seed', settings.seed],
    ['runs', runs],
    ['ended', ended],
    ['level', settings.level],
    ['encoding', settings.encoding],
    ['shard', shard && `${shard.index}/${shard.of}`],
    ['stored cases that fail', store && times('fails') + times('came back')],
    ['stored cases that are fixed', store && times('fixed')],
    ['stored cases that hold', store && times('holds')],
    ['again', runCommand(report, subject, given)],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, `${value}`]],
  );
}
