import fc from 'fast-check';
import { Draw } from './draw.js';

type Shrink<T> = (value: T, context: unknown) => fc.Stream<fc.Value<T>>;

/**
 * An arbitrary that makes its values with a {@link Draw}.
 *
 * fast-check's own arrays and chains shrink a conversation poorly, so values are drawn in one go and shrunk, if at
 * all, by a function that knows what they mean.
 */
export function fromDraw<T>(generate: (draw: Draw) => T, shrink?: Shrink<T>): fc.Arbitrary<T> {
  return new DrawnArbitrary(generate, shrink);
}

class DrawnArbitrary<T> extends fc.Arbitrary<T> {
  readonly #make: (draw: Draw) => T;
  readonly #shrink: Shrink<T> | undefined;

  constructor(make: (draw: Draw) => T, shrink: Shrink<T> | undefined) {
    super();
    this.#make = make;
    this.#shrink = shrink;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<T> {
    return new fc.Value(this.#make(new Draw(random, biasFactor)), undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is T {
    return this.#shrink !== undefined;
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    return this.#shrink?.(value, context) ?? fc.Stream.nil();
  }
}
