/** What a worker can be doing, as it is noted in shared memory: loading, calls into the code under test, else idle. */
const CALLS = [
  'idle',
  'load',
  'open',
  'append',
  'compact',
  'view',
  'claims',
  'recall',
  'find',
  'resolve',
  'log',
  'estimate',
  'lose',
  'fork',
  'rewind',
  'clear',
  'close',
] as const;

export type CallName = (typeof CALLS)[number];

/** Where a worker is: in which call, after how many acting steps of which case (counted from 1). */
export interface Where {
  call: CallName;
  steps: number;
  plays: number;
}

const SLOTS = { beats: 0, calls: 1, call: 2, steps: 3, plays: 4, limit: 5, stop: 6 } as const;
const ACTING: readonly CallName[] = ['append', 'compact', 'lose'];

/** Whether calls of a session's method of this name are noted. */
export function isCallName(name: PropertyKey): name is CallName {
  return CALLS.includes(name as CallName);
}

/** Signs of life of a worker in shared memory, readable from outside while the worker is blocked. */
export class Heartbeat {
  private readonly slots: Int32Array<SharedArrayBuffer>;

  constructor(readonly buffer = new SharedArrayBuffer(7 * Int32Array.BYTES_PER_ELEMENT)) {
    this.slots = new Int32Array(buffer);
  }

  beat(): void {
    Atomics.add(this.slots, SLOTS.beats, 1);
  }

  startPlay(): void {
    Atomics.add(this.slots, SLOTS.plays, 1);
    Atomics.store(this.slots, SLOTS.steps, 0);
  }

  enter(call: CallName): void {
    if (ACTING.includes(call)) Atomics.add(this.slots, SLOTS.steps, 1);
    Atomics.store(this.slots, SLOTS.call, CALLS.indexOf(call));
    Atomics.add(this.slots, SLOTS.calls, 1);
    this.beat();
  }

  leave(): void {
    this.enter('idle');
  }

  /** Grows with every call and, while the event loop turns, with time. */
  get beats(): number {
    return Atomics.load(this.slots, SLOTS.beats);
  }

  /** Grows with every call. */
  get calls(): number {
    return Atomics.load(this.slots, SLOTS.calls);
  }

  get where(): Where {
    return {
      call: CALLS[Atomics.load(this.slots, SLOTS.call)] ?? 'idle',
      steps: Atomics.load(this.slots, SLOTS.steps),
      plays: Atomics.load(this.slots, SLOTS.plays),
    };
  }

  /** How long a call may block the worker, in milliseconds. */
  get limitMs(): number {
    return Atomics.load(this.slots, SLOTS.limit);
  }

  set limitMs(ms: number) {
    Atomics.store(this.slots, SLOTS.limit, ms);
  }

  askToStop(): void {
    Atomics.store(this.slots, SLOTS.stop, 1);
  }

  get isAskedToStop(): boolean {
    return Atomics.load(this.slots, SLOTS.stop) === 1;
  }
}
