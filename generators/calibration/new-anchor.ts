import type { Category } from '../../src/calibrate/category.js';
import type { Draw } from '../draw.js';

const VERBS = [
  ...['adopt', 'archive', 'batch', 'cache', 'defer', 'encrypt', 'freeze', 'import', 'index', 'merge'],
  ...['migrate', 'mirror', 'pin', 'queue', 'replay', 'retire', 'rotate', 'shard', 'split', 'throttle'],
];
const QUALITIES = [
  ...['cold', 'daily', 'eager', 'flat', 'global', 'hourly', 'inner', 'legacy', 'local', 'nightly', 'outer'],
  ...['partial', 'public', 'rolling', 'shared', 'signed', 'stale', 'static', 'strict', 'weekly'],
];
const THINGS = [
  ...['accounts', 'backups', 'billing', 'carts', 'catalog', 'exports', 'fees', 'gateway', 'imports'],
  ...['invoices', 'ledger', 'mailer', 'metrics', 'orders', 'payouts', 'quotas', 'refunds', 'reports'],
  ...['routes', 'sessions', 'shipping', 'tenants', 'tokens', 'uploads', 'webhooks'],
];
const ENDINGS = ['ts', 'py', 'go', 'rs', 'sql', 'yaml'];

const digits = (draw: Draw, count: number) => String(draw.int(0, 10 ** count - 1)).padStart(count, '0');
const hex = (draw: Draw) => (0x10000000 + draw.int(0, 0x6fffffff)).toString(16);

const MAKERS: Record<Category, readonly ((draw: Draw) => string)[]> = {
  decision: [(draw) => `${draw.pick(VERBS)}-${draw.pick(QUALITIES)}-${draw.pick(THINGS)}`],
  path: [
    (draw) => `src/${draw.pick(THINGS)}/${draw.pick(QUALITIES)}-${draw.pick(THINGS)}.${draw.pick(ENDINGS)}`,
    (draw) => `/srv/${draw.pick(THINGS)}/${draw.pick(THINGS)}_${digits(draw, 4)}.db`,
  ],
  command: [
    (draw) => `npm run ${draw.pick(THINGS)}:${draw.pick(VERBS)} -- --limit=${draw.int(100, 9999)}`,
    (draw) => `make ${draw.pick(VERBS)}-${draw.pick(THINGS)} JOBS=${draw.int(100, 9999)}`,
  ],
  number: [
    (draw) => `${draw.int(1, 998)},${digits(draw, 3)}.${digits(draw, 2)}`,
    (draw) => `${draw.int(1000, 99_999)} ms`,
  ],
  id: [
    (draw) => `INC-${draw.int(10_000, 999_999)}`,
    (draw) => hex(draw),
    (draw) => `ord_${hex(draw)}${digits(draw, 2)}`,
  ],
};

/** An anchor of a category that is not among those taken, and is added to them. */
export function newAnchor(draw: Draw, category: Category, taken: Set<string>): string {
  for (;;) {
    const anchor = draw.pick(MAKERS[category])(draw);
    if (taken.has(anchor)) continue;
    taken.add(anchor);
    return anchor;
  }
}
