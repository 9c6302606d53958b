/** How the names of modules end, as `extname` gives it. */
export const MODULE_ENDINGS: ReadonlySet<string> = new Set(
  'ts mts cts tsx js mjs cjs jsx'.split(' ').map((ending) => `.${ending}`),
);
