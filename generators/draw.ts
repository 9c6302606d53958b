import type fc from 'fast-check';

/** fast-check's bias grows with the logarithm of a run's number; this is its value up to the hundredth run. */
const EARLY_BIAS = 3;

/** Random choices, all of them taken from fast-check's generator, so that a seed gives the same value again. */
export class Draw {
  readonly #random: fc.Random;
  /** One of the first hundred runs, whose values should be small: a fault found there is quick to shrink. */
  readonly early: boolean;

  constructor(random: fc.Random, bias: number | undefined) {
    this.#random = random;
    this.early = bias !== undefined && bias <= EARLY_BIAS;
  }

  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min >= max ? min : this.#random.nextInt(min, max);
  }

  /** True with probability `p`, in steps of 1/10,000. */
  chance(p: number): boolean {
    return p > 0 && this.int(1, 10_000) <= p * 10_000;
  }

  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  /** One of the values, each as often as its integer weight says. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let ticket = this.int(
      1,
      choices.reduce((sum, [, weight]) => sum + weight, 0),
    );
    const chosen = choices.find(([, weight]) => {
      ticket -= weight;
      return ticket <= 0;
    });
    return chosen![0];
  }

  /** The entries in random order, as a new list. */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }

  /** `count` different entries, or all of them, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[] {
    const places = this.shuffle(list.map((_, place) => place)).slice(0, Math.max(0, count));
    return places.sort((a, b) => a - b).map((place) => list[place]!);
  }
}
