declare module 'jstat' {
  /** The part of jStat that is used here. */
  export const jStat: {
    beta: {
      inv(probability: number, alpha: number, beta: number): number;
      cdf(value: number, alpha: number, beta: number): number;
    };
    betaln(alpha: number, beta: number): number;
    normal: { inv(probability: number, mean: number, deviation: number): number };
  };
}
