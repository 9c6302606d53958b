type Figures = Record<string, { part: number; whole: number }>;

/** Adds figures to sums of them, each to that of its name. */
export function addFigures(sums: Figures, figures: Readonly<Figures>): void {
  for (const [name, { part, whole }] of Object.entries(figures)) {
    const sum = sums[name] ?? { part: 0, whole: 0 };
    sums[name] = { part: sum.part + part, whole: sum.whole + whole };
  }
}
