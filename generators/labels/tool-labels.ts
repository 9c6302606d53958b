import type { Turn } from '../../src/transcript/turn.js';
import type { FirstPass } from './first-pass.js';
import type { Label } from './label.js';

/** Of the tool exchanges before the first pass. */
export const TOOL_LABELS: readonly Label[] = [
  {
    name: 'parallel uses',
    share: 0.03,
    occurs: ({ log }) => log.some(({ uses }) => (uses?.length ?? 0) > 1),
  },
  {
    name: 'several results in a turn',
    share: 0.02,
    occurs: ({ log }) => log.some(({ results }) => (results?.length ?? 0) > 1),
  },
  { name: 'results out of order', share: 0.03, occurs: ({ log }) => isOutOfOrder(log) },
  {
    name: 'a failed result',
    share: 0.03,
    occurs: ({ log }) => log.some(({ results }) => results?.some(({ failed }) => failed)),
  },
  {
    name: 'a pending exchange',
    share: 0.006,
    occurs: ({ exchanges }) => exchanges.some(({ pending }) => pending),
  },
  {
    name: 'an abandoned use',
    share: 0.02,
    occurs: ({ exchanges }) =>
      exchanges.some(({ kind, turns }) => kind === 'plain' && turns[0]!.uses !== undefined),
  },
  {
    name: 'keep cuts inside an exchange',
    share: 0.008,
    suits: ({ takesKeep }) => takesKeep,
    occurs: cutsInsideAnExchange,
  },
];

function isOutOfOrder(log: readonly Turn[]): boolean {
  const uses = log.flatMap((turn) => turn.uses?.map(({ id }) => id) ?? []);
  const places = log.flatMap((turn) => turn.results?.map(({ use }) => uses.indexOf(use)) ?? []);
  return places.some((place, index) => index > 0 && place < places[index - 1]!);
}

function cutsInsideAnExchange({ log, exchanges, settings: { keep = 0 }, isOdd }: FirstPass): boolean {
  if (isOdd || keep === 0 || keep >= log.length) return false;
  const kept = new Set(log.slice(log.length - keep));
  return exchanges.some(({ turns }) => kept.has(turns.at(-1)!) && !kept.has(turns[0]!));
}
