import { INTERRUPTED } from './exit-codes.js';

/** Calls `stop` at the first interrupt, and ends the process at the second; the result removes the listener. */
export function onInterrupt(stop: () => void): () => void {
  let isStopping = false;
  const interrupt = () => {
    if (isStopping) process.exit(INTERRUPTED);
    isStopping = true;
    process.stderr.write('\nStopping after this case; interrupt again to end at once.\n');
    stop();
  };
  process.on('SIGINT', interrupt);
  return () => process.off('SIGINT', interrupt);
}
