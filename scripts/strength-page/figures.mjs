export const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export const countOf = (list, of) => list.reduce((sum, one) => sum + of(one), 0);

export const distinct = (texts) => [...new Set(texts)].join(', ') || '–';
