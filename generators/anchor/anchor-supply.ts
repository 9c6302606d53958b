import type { Draw } from '../draw.js';
import type { Anchor, Material } from '../material/material.js';

const TRIES = 6;

/** Hands out the anchors of one scenario, none of them twice. */
export class AnchorSupply {
  readonly #material: Material;
  readonly #taken = new Set<Anchor>();

  constructor(material: Material) {
    this.#material = material;
  }

  /** An anchor that was not taken before; null once all of them are. */
  take(draw: Draw): Anchor | null {
    const { anchors } = this.#material;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const anchor = draw.pick(anchors);
      if (!this.#taken.has(anchor)) return this.#mark(anchor);
    }
    const left = anchors.filter((anchor) => !this.#taken.has(anchor));
    return left.length === 0 ? null : this.#mark(draw.pick(left));
  }

  /** Two anchors, the first of which a careless comparison finds in the second; null if no such pair is left. */
  takeLookalikes(draw: Draw): readonly [shorter: Anchor, longer: Anchor] | null {
    const { lookalikes } = this.#material;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const pair = draw.pick(lookalikes);
      if (pair.some((anchor) => this.#taken.has(anchor))) continue;
      pair.forEach((anchor) => void this.#mark(anchor));
      return pair;
    }
    return null;
  }

  #mark(anchor: Anchor): Anchor {
    this.#taken.add(anchor);
    return anchor;
  }
}
