import { AnchorSupply } from '../anchor/anchor-supply.js';
import type { Material } from './material.js';

/** What the parts of one scenario share: the material, the anchors that are left, and the next tool use's id. */
export class Stock {
  readonly material: Material;
  readonly anchors: AnchorSupply;
  #uses = 0;

  constructor(material: Material) {
    this.material = material;
    this.anchors = new AnchorSupply(material);
  }

  /** An id for a tool use that no other has. */
  nextUse(): string {
    this.#uses++;
    return `use-${this.#uses}`;
  }
}
