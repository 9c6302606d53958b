/** The version of the law that the properties check. */
export const LAW = '1.0';

/** The version of this package, as in package.json. */
export const TOOL = '0.1.0';

/** The page that documents the properties, where it is published; null until it is. */
export const HOMEPAGE: string | null = null;
