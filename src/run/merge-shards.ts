import { addFigures } from './add-figures.js';
import { conclude } from './conclude.js';
import { endedOf } from './ended-of.js';
import { exactInterval } from './exact-interval.js';
import type {
  Counterexample,
  LabelShare,
  ModelReport,
  PropertyReport,
  Report,
  ShardPart,
  ShardRecord,
} from './report.js';
import { shareVerdict } from './share-verdict.js';
import { TryCounts } from './try-counts.js';
import { verdictOfAll } from './verdict-of-all.js';

/** The report of one shard. */
export type ShardReport = Report & { shard: ShardRecord };

type Part = ShardPart & { report: PropertyReport };

/**
 * The report that the whole run would have given, from those of all its shards in their order; its time is that of the
 * longest, its counterexamples are not stored, and nothing is known of failures.
 */
export function mergeShards(shards: readonly ShardReport[]): Report {
  const { shard: _, store: __, known: ___, statistics, model, ...first } = shards[0]!;
  const runs = sum(shards.map((shard) => shard.runs));
  const properties = first.properties.map((_, place) =>
    mergeProperty(
      shards.map(({ shard, properties }) => ({ ...shard.parts[place]!, report: properties[place]! })),
      runs,
      first.settings.repeat,
    ),
  );
  return {
    ...first,
    runs,
    ended: endedOf(shards.map(({ ended }) => ended)),
    durationMs: Math.max(...shards.map(({ durationMs }) => durationMs)),
    verdict: verdictOfAll(properties, first.settings),
    properties,
    ...(statistics && {
      statistics: statistics.map((_, place) => mergeLabel(shards.map((shard) => shard.statistics![place]!))),
    }),
    ...(model && { model: mergeModel(model, shards) }),
  };
}

function mergeProperty(parts: readonly Part[], runs: number, repeat: number | undefined): PropertyReport {
  const { skipped, premise, breach, report } = parts[0]!;
  const { id, clauses, level, claim } = report;
  const figures: Record<string, { part: number; whole: number }> = {};
  for (const { report } of parts) addFigures(figures, report.figures);
  const tries = new TryCounts();
  for (const count of parts.flatMap((one) => one.report.repeat?.counts ?? [])) tries.add(count);
  // The whole run looks into the smallest failure, and so did the shard in which that one is.
  const failing = parts.filter(({ failure }) => failure !== null).sort(bySmallest);
  const chosen = failing.find(({ failure }) => failure!.isBreach) ?? failing[0];
  const counterexample = chosen?.report.counterexample ?? null;
  return conclude(
    {
      property: {
        ...{ id, clauses, level, claim },
        premise: { text: premise.text, share: premise.share, ...(premise.never && { never: premise.never }) },
        ...(breach && { breach }),
      },
      skipped,
      met: sum(parts.map((part) => part.report.met)),
      broken: sum(parts.map((part) => part.report.broken)),
      figures,
      tries,
    },
    runs,
    chosen ? { isBreach: chosen.failure!.isBreach, returned: chosen.failure!.returned } : null,
    counterexample && notStored(counterexample),
    { repeat },
  );
}

function notStored({ status: _, ...counterexample }: Counterexample): Counterexample {
  return { ...counterexample, file: null };
}

/** In the order in which a run remembers failures: by size, then by run. */
function bySmallest({ failure: one }: Part, { failure: other }: Part): number {
  const keys = [...one!.size.map((part, place) => part - other!.size[place]!), one!.run - other!.run];
  return keys.find((difference) => difference !== 0) ?? 0;
}

function mergeModel(first: ModelReport, shards: readonly ShardReport[]): ModelReport {
  const models = shards.map(({ model = first }) => model);
  return {
    ...first,
    replayed: sum(models.map(({ replayed }) => replayed)),
    asked: sum(models.map(({ asked }) => asked)),
    tokens: {
      input: sum(models.map(({ tokens }) => tokens.input)),
      output: sum(models.map(({ tokens }) => tokens.output)),
    },
  };
}

function mergeLabel(shares: readonly LabelShare[]): LabelShare {
  const { label, required } = shares[0]!;
  const part = sum(shares.map((share) => share.part));
  const whole = sum(shares.map((share) => share.whole));
  const verdict = required === null ? null : shareVerdict(part, whole, required);
  return { label, part, whole, interval: exactInterval(part, whole), required, verdict };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
