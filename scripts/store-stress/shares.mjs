/** How many conversations all writers have in common. */
export const SHARED = 4;

/** How many each of them has for itself. */
export const OWN = 3;
