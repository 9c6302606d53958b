/** A queue of its own: work starts at once if nothing is under way, else when what came before has ended, well or badly. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> | null = null;
  return (work) => {
    const next = last ? last.then(work, work) : work();
    const leave = () => {
      if (last === next) last = null;
    };
    last = next;
    next.then(leave, leave);
    return next;
  };
}
