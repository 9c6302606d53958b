import type { TryCount } from './report.js';

/** In how many scenarios a property broke in so many of the tries that met its premise. */
export class TryCounts {
  private readonly counts = new Map<string, TryCount>();

  add({ broken, met, scenarios }: TryCount): void {
    const key = `${met}/${broken}`;
    const count = this.counts.get(key) ?? { broken, met, scenarios: 0 };
    this.counts.set(key, { ...count, scenarios: count.scenarios + scenarios });
  }

  /** In an order that does not depend on when each was seen. */
  get all(): TryCount[] {
    return [...this.counts.values()].sort((one, other) => one.broken - other.broken || one.met - other.met);
  }
}
