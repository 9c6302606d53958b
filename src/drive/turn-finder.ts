import type { Turn, TurnId } from '../transcript/turn.js';

/** Finds the turns of a log by their ids; who asks in the order of the log never has to look anything up. */
export function turnFinder(log: readonly Turn[]): (id: TurnId) => Turn | undefined {
  let next = 0;
  let places: Map<TurnId, number> | undefined;
  return (id) => {
    let place: number | undefined = next;
    if (!places) {
      while (place < log.length && log[place]!.id !== id) place += 1;
      if (place === log.length) places = new Map(log.map((turn, index) => [turn.id, index]));
    }
    if (places && log[next]?.id !== id) place = places.get(id);
    if (place === undefined) return undefined;
    next = place + 1;
    return log[place];
  };
}
