/** Whether everything smaller than a counterexample was played and held, within a scope. */
export interface Certification {
  certified: boolean;
  /** How many scenarios were played. */
  played: number;
  /** Which ones there are, in words. */
  scope: string;
  /**
   * Why nothing is certified: it does not always break, each scenario is driven several times, it hangs or ends the process; there
   * are too many, there was no time left, a model did not answer.
   */
  why?: 'flaky' | 'repeat' | 'ending' | 'many' | 'time' | 'unanswered';
  /** The size of what shrinking had come to, where a smaller one was found. */
  shrunkTo?: number[];
}
