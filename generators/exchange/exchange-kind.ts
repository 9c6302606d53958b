/**
 * How a tool exchange goes: one use, several in one turn, their results in another order, a result that is an error,
 * uses that wait for their results at the end of the log, or that never got one.
 */
export type ExchangeKind = 'single' | 'parallel' | 'out-of-order' | 'failed' | 'pending' | 'abandoned';
