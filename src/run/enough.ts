/** In fewer runs, that a premise never occurred may be chance, and says nothing about a design. */
export const ENOUGH = 200;
