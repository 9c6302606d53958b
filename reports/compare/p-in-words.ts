/** A p value with two digits, or a bound below which it lies. */
export function pInWords(p: number): string {
  if (p < 0.0001) return 'p < 0.0001';
  return `p = ${Number(p.toPrecision(2))}`;
}
