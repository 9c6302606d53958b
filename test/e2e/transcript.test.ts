import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const MESSAGES = [
  { role: 'system', content: 'You are a careful engineer.' },
  { role: 'user', content: 'Please look into ticket OPS-48213, it fails in src/billing/refund.ts.' },
  { role: 'assistant', content: 'The refund of $1,204.50 was booked twice, by job nightly-7f3a.' },
  { role: 'user', content: 'Then open a pull request against release/2031.4 for Anneliese Brandt.' },
];

it('takes the turns from a recorded conversation', async () => {
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'chat.json'), JSON.stringify(MESSAGES));
  const args = [
    'run',
    compactor('input-range'),
    '--transcript',
    'chat.json',
    '--runs',
    '60',
    '--seed',
    '1',
    '--json',
  ];
  const { stdout } = await command(
    [...args, '--property', 'coverage/anchors-present', '--shrink-time', '1ms'],
    { cwd },
  );
  const { scenario } = JSON.parse(stdout).properties[0].counterexample.observation;
  const texts = scenario.steps
    .flatMap((step: { turns?: { text: string }[] }) => step.turns ?? [])
    .map(textOf);
  expect(texts).not.toEqual([]);
  expect(MESSAGES.map(({ content }) => content)).toEqual(expect.arrayContaining(texts));
});

it('names what it was given in the command that runs it again', async () => {
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'chat.json'), JSON.stringify(MESSAGES));
  const filter = ['--property', 'conservation/partition', '--step-limit', '3s'];
  const args = ['run', compactor('reference'), '--transcript', 'chat.json', '--runs', '40', ...filter];
  const first = (await command(args, { cwd })).stdout;
  const [, again = ''] = /^again: npx compaction-check (.*)$/m.exec(first) ?? [];
  const second = (await command(again.split(' '), { cwd })).stdout;
  const withoutTime = (text: string) => text.replace(/ in [\d.]+ m?s /g, ' ');
  expect(again).toContain('--transcript chat.json --step-limit 3s');
  expect(withoutTime(second)).toBe(withoutTime(first));
});

it('plays what `import` made of several files', async () => {
  const cwd = emptyDirectory();
  const line = (message: object) => `${JSON.stringify(message)}\n`;
  writeFileSync(join(cwd, 'a.jsonl'), MESSAGES.slice(0, 2).map(line).join(''));
  writeFileSync(join(cwd, 'b.json'), JSON.stringify({ messages: MESSAGES.slice(2) }));
  const made = await command(['import', 'a.jsonl', 'b.json', '--output', 'c.json'], { cwd });
  expect(made.stdout).toBe('');
  expect(made.stderr).toContain('a.jsonl: plain\nb.json: plain\n4 turns in c.json, 4 of them');
  const hidden = await command(['import', 'c.json', '--pseudonymise'], { cwd });
  expect(hidden.stdout).not.toMatch(/Anneliese|Brandt|refund\.ts|48213/);
  expect(hidden.stderr).toContain('read it before you give it away');
  const args = ['run', compactor('reference'), '--transcript', 'c.json', '--runs', '20', '--no-store'];
  const played = await command([...args, '--property', 'conservation/partition'], { cwd });
  expect(played.stdout).toContain('conservation/partition');
  expect(played.exitCode).toBe(0);
});

it('replaces what is private before anything is played, as `import` does', async () => {
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'chat.json'), JSON.stringify(MESSAGES));
  await command(['import', 'chat.json', '--pseudonymise', '--output', 'hidden.json'], { cwd });
  const args = ['run', compactor('input-range'), '--runs', '60', '--seed', '1', '--shrink-time', '1ms'];
  const of = async (...given: string[]) => {
    const { stdout } = await command(
      [...args, '--property', 'coverage/anchors-present', ...given, '--json'],
      {
        cwd,
      },
    );
    return JSON.parse(stdout).properties[0].counterexample;
  };
  const found = await of('--transcript', 'chat.json', '--pseudonymise');
  const imported = await of('--transcript', 'hidden.json', '--no-store');
  expect(found.observation).toEqual(imported.observation);
  const stored = readFileSync(join(cwd, found.file), 'utf8');
  expect(stored).not.toMatch(/Anneliese|Brandt|refund\.ts|48213/);
  const replayed = await command(['replay', found.file, compactor('input-range')], { cwd });
  expect(replayed.stdout).toContain('STILL BREAKS');
});

it('names it in the command that runs it again, and refuses it where there is nothing to replace', async () => {
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'chat.json'), JSON.stringify(MESSAGES));
  const args = ['run', compactor('reference'), '--runs', '5', '--no-store', '--pseudonymise'];
  const { stdout } = await command([...args, '--transcript', 'chat.json'], { cwd });
  expect(stdout).toMatch(/^again: .* --transcript chat\.json --pseudonymise/m);
  const { exitCode, stderr } = await command(args, { cwd });
  expect(stderr).toContain('error CC_OPTION_UNUSED: `--pseudonymise` does nothing without `--transcript`.');
  expect(exitCode).toBe(3);
});

it('refuses a conversation that it cannot read', async () => {
  const { exitCode, stderr } = await command(['run', compactor('reference'), '--transcript', 'nowhere.json']);
  expect(stderr).toContain('error CC_TRANSCRIPT_UNREADABLE');
  expect(exitCode).toBe(3);
});

function textOf({ text }: { text: string }): string {
  return text;
}
