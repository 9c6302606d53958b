import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandCompactor } from '../../../src/adapters/command/command-compactor.js';
import { endsByItself } from '../../../src/adapters/command/ends-by-itself.js';
import type { Compactor, Environment } from '../../../src/compactor/compactor.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { runSmoke } from '../../../src/smoke/run-smoke.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import type { Turn } from '../../../src/transcript/turn.js';

const CLIENT = fileURLToPath(new URL('../../fixtures/children/client.mjs', import.meta.url));
const tokenizer = await loadTokenizer('o200k_base');
const smoke = (compactor: Compactor, isProgram = false) =>
  runSmoke(compactor, { tokenizer, stepLimitMs: 400, isProgram });
const child = (FAULT: string, AT: string) =>
  commandCompactor({ command: [process.execPath, CLIENT], env: { FAULT, AT } }, 'test');

it('finds nothing wrong with the reference compactor', async () => {
  const checks = await smoke(referenceCompactor());
  expect(checks.filter(({ result }) => result !== 'passed')).toEqual([]);
  expect(checks.length).toBeGreaterThan(12);
});

it('gives each session of what keeps it in a directory one of its own, and removes them', async () => {
  const { supports, ...reference } = referenceCompactor();
  const dirs: string[] = [];
  const checks = await smoke({
    ...{ ...reference, supports: { ...supports, durable: true } },
    open(environment) {
      expect(existsSync(environment.dir!)).toBe(true);
      dirs.push(environment.dir!);
      return reference.open(environment);
    },
  });
  expect(checks.filter(({ result }) => result !== 'passed')).toEqual([]);
  expect(new Set(dirs).size).toBe(2);
  expect(dirs.filter((dir) => existsSync(dir))).toEqual([]);
});

it('finds nothing wrong with a program that keeps to the protocol, and that it ends with its input', async () => {
  expect((await smoke(await child('', 'view'))).filter(({ result }) => result !== 'passed')).toEqual([]);
  expect(await endsByItself({ command: [process.execPath, CLIENT] }, 'test', 2000)).toBe(true);
  expect(await endsByItself({ command: [process.execPath, '-e', LIVES_ON] }, 'test', 100)).toBe(false);
});

const LIVES_ON = `console.log('{"type":"hello","protocol":1,"name":"lives on"}'); setInterval(() => {}, 1000);`;

it.each([
  ['exits', 'compact', /makes a pass/, /ended with exit code 3/, /Answer each `calls`/],
  ['hangs', 'open', /opens a session/, /no answer within 400 ms/, /flush/],
  ['half-a-line', 'append', /takes turns/, /in the middle of a line/, /before the program ends/],
  ['prints', 'compact', /makes a pass/, /the line: compacting now/, /print to standard error/],
  ['bare-nan', 'compact', /makes a pass/, /a bare NaN/, /as strings/],
  ['too-few', 'append', /takes turns/, /a list of 3, one for each call, got 0/, /one result for each call/],
  ['never-asked', 'open', /opens a session/, /an answer with the id 8/, /with its own `id`/],
  ['bad-utf8', 'compact', /makes a pass/, /a line in UTF-8/, /Write UTF-8/],
  ['unknown-turn', 'compact', /makes a pass/, /ids of turns that were appended, got "nobody"/, /Show a turn/],
])(
  'says what is wrong with a program that %s at %s, and asks no more of it',
  async (fault, at, does, says, next) => {
    const program = await child(fault, at);
    const checks = await smoke(program, true);
    // What still owes an answer is ended when the next session is asked for; until then it may keep a core busy.
    await Promise.resolve(program.ready?.()).catch(() => {});
    const failed = checks.filter(({ result }) => result === 'failed');
    expect(failed).toEqual([
      {
        does: expect.stringMatching(does),
        result: 'failed',
        says: expect.stringMatching(says),
        next: expect.stringMatching(next),
      },
    ]);
    const after = checks.slice(checks.indexOf(failed[0]!) + 1);
    expect(after.every(({ result }) => result === 'skipped')).toBe(true);
  },
);

/** A compactor whose view is what `show` makes of its turns; `left` are turns of earlier sessions. */
function showing(show: (turns: Turn[]) => unknown, left: Turn[] | null = null): Compactor {
  return {
    name: 'shows',
    open: (_: Environment) => {
      const turns = left ?? [];
      return {
        append: (added) => void turns.push(...added),
        compact: () => ({ status: 'noop' as const }),
        view: () => show(turns) as never,
      };
    },
  };
}

const kept = ({ id, role, text }: Turn) => ({ type: 'kept', turn: id, role, text });

it.each([
  [
    'changes line ends',
    showing((turns) => turns.map((turn) => kept({ ...turn, text: turn.text.replaceAll('\r\n', '\n') }))),
    /t1 in the view does not have its text any more: at character 17/,
  ],
  [
    'replaces half characters',
    showing((turns) =>
      turns.map((turn) => kept({ ...turn, text: turn.text.replaceAll('\ud800', '\ufffd') })),
    ),
    /t4 in the view .* it had .*\\ud800.* and has/,
  ],
  ['drops a turn', showing((turns) => turns.slice(1).map(kept)), /t1 was appended and is not in the view/],
  ['shows no list', showing(() => null), /to give an array of view items, got `null`/],
  [
    'keeps the turns of an earlier session',
    showing((turns) => turns.map(kept), []),
    /its view has 5 items already/,
  ],
])('says so where a module %s', async (_, compactor, says) => {
  const failed = (await smoke(compactor)).filter(({ result }) => result === 'failed');
  expect(failed[0]).toMatchObject({ says: expect.stringMatching(says) });
});
