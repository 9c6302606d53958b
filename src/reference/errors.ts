import type { TurnId } from '../transcript/turn.js';

/** A pass was refused; nothing has changed. */
export class CompactionRefused extends Error {
  constructor(readonly reason: string) {
    super(`Compaction refused: ${reason}. Nothing was changed.`);
    this.name = 'CompactionRefused';
  }
}

/** A checkpoint claims what its summary does not hold, or its lists are not the turns; `ids` names the turns. */
export class CoverageError extends Error {
  constructor(
    readonly ids: readonly TurnId[],
    problems: readonly string[],
  ) {
    super(
      [
        'The checkpoint does not say what its summary holds:',
        ...problems.map((problem) => `- ${problem}`),
        'Whoever asks for such a turn would be told that it never existed.',
        'List as covered only what the summary holds and all else as uncovered, or refuse the pass.',
      ].join('\n'),
    );
    this.name = 'CoverageError';
  }
}

/** A turn cannot be reconstructed, and nobody may conclude that it never existed (S11); `id` names it. */
export class ReconstructionError extends Error {
  constructor(
    readonly id: TurnId,
    problem: string,
  ) {
    super(`Turn ${id} cannot be reconstructed: ${problem}.`);
    this.name = 'ReconstructionError';
  }
}
