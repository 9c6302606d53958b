import type { Planted } from '../../src/scenario/scenario.js';
import { AnchorSupply } from '../anchor/anchor-supply.js';
import type { Material } from './material.js';

/** What the parts of one scenario share: the material, the anchors that are left, what was planted, and the next numbers of things. */
export class Stock {
  readonly material: Material;
  readonly anchors: AnchorSupply;
  /** The passages that were hidden in turns. */
  readonly planted: Planted[] = [];
  #uses = 0;
  #attachments = 0;

  constructor(material: Material) {
    this.material = material;
    this.anchors = new AnchorSupply(material);
  }

  /** An id for a tool use that no other has. */
  nextUse(): string {
    this.#uses++;
    return `use-${this.#uses}`;
  }

  /** A number that no other attachment has. */
  nextAttachment(): number {
    this.#attachments++;
    return this.#attachments;
  }
}
