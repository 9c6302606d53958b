import { describe, expect, it } from 'vitest';
import { explainCommand, replayCommand, runCommand } from '../../../reports/words/commands.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { report } from '../samples/report.js';

const GIVEN = { property: ['coverage/*', 'S8'], transcript: 'my chat.json', stepLimit: '400ms' };
const settings = { ...report([]).settings, encoding: 'cl100k_base', level: 'should' } as const;

describe('the command that runs again', () => {
  it('repeats the seed, and the runs that were made', () => {
    expect(runCommand(report([], { runs: 17 }), 'mine.ts')).toBe(
      'npx compaction-check run mine.ts --seed 42 --runs 17',
    );
  });

  it('repeats the runs that were asked for, where others than the first were made', () => {
    expect(runCommand(report([], { runs: 17 }), 'mine.ts', { asked: 2000 })).toBe(
      'npx compaction-check run mine.ts --seed 42 --runs 2000',
    );
  });

  it('repeats what else decides what is checked', () => {
    expect(runCommand(report([], { settings }), 'mine.ts', GIVEN)).toBe(
      "npx compaction-check run mine.ts --seed 42 --runs 2000 --encoding cl100k_base --level should --property 'coverage/*' --property S8 --transcript 'my chat.json' --step-limit 400ms",
    );
  });
});

describe('the command that replays', () => {
  it('names the file, and the limit of a step', () => {
    const stored = { ...INPUT_RANGE, file: 'found.json' };
    expect(replayCommand(stored, 'mine.ts', GIVEN)).toBe(
      'npx compaction-check replay found.json mine.ts --step-limit 400ms',
    );
  });

  it('finds a counterexample that was not stored again, with as many runs as it takes', () => {
    const found = { ...INPUT_RANGE, file: null, found: { seed: 5, run: 2100 } };
    expect(replayCommand(found, undefined, GIVEN)).toBe(
      "npx compaction-check run --seed 5 --runs 2101 --property coverage/anchors-present --transcript 'my chat.json' --step-limit 400ms",
    );
  });
});

it('lets nothing in a word be obeyed by the shell or the terminal', () => {
  expect(explainCommand({ property: "a'b;\u001B[31m", clauses: ['S1'] }, 'mine.ts')).toBe(
    "npx compaction-check explain 'a'\\''b;␛[31m'",
  );
});
