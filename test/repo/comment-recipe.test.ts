import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../e2e/command.js';
import { ROOT } from './source-files.js';

const DOCUMENT = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
const SCRIPT = /run: \|\n((?: {10}.*\n)*? {10}export MARKER=(?:.*\n)(?: {10}.*\n)+)/
  .exec(DOCUMENT)![1]!
  .replace(/^ {10}/gm, '');

/** Answers `gh api` from a file of comments, by the query that it is given; exits with 1 where it shall not list them. */
const GH = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const words = process.argv.slice(2);
const comments = JSON.parse(readFileSync('comments.json', 'utf8'));
const after = (flag) => words[words.indexOf(flag) + 1];
if (words.includes('--jq')) {
  if (process.env.LIMITED) process.exit(1);
  const { stdout, status } = spawnSync('jq', ['-r', after('--jq')], { input: JSON.stringify(comments) });
  process.stdout.write(stdout);
  process.exitCode = status;
} else {
  const body = readFileSync(after('-F').replace('body=@', ''), 'utf8');
  const id = Number(/comments\\/(\\d+)$/m.exec(words.join('\\n'))?.[1] ?? 0);
  if (words.includes('PATCH')) comments.find((one) => one.id === id).body = body;
  else comments.push({ id: comments.length + 1, user: { login: 'github-actions[bot]' }, body });
  writeFileSync('comments.json', JSON.stringify(comments));
}
`;

const MARKER = '<!-- compaction-check the-pair 5107090e -->';
const OURS = 'github-actions[bot]';

/** The comments of a pull request, as who and what, after the recipe was played among those that were there. */
async function play(before: [login: string, body: string][], comment: string | null, env = {}) {
  const cwd = emptyDirectory();
  const comments = before.map(([login, body], index) => ({ id: index + 1, user: { login }, body }));
  writeFileSync(join(cwd, 'comments.json'), JSON.stringify(comments));
  writeFileSync(join(cwd, 'gh'), GH);
  chmodSync(join(cwd, 'gh'), 0o755);
  if (comment !== null) writeFileSync(join(cwd, 'comment.md'), comment);
  const { exitCode } = await execa('bash', ['-e', '-c', SCRIPT], {
    cwd,
    env: {
      PATH: `${cwd}:${process.env.PATH}`,
      COMMENTS: 'repos/o/r/issues/7/comments',
      EDIT: 'repos/o/r/issues/comments',
      ...env,
    },
    reject: false,
  });
  const after: typeof comments = JSON.parse(readFileSync(join(cwd, 'comments.json'), 'utf8'));
  return { exitCode, comments: after.map(({ user, body }) => [user.login, body]) };
}

const hasJq = ['/usr/bin/jq', '/usr/local/bin/jq', '/opt/homebrew/bin/jq'].some(existsSync);

describe.runIf(hasJq)('the recipe for a comment', () => {
  it('posts one, and writes it anew from then on', async () => {
    const first = await play([['alice', 'hello']], `${MARKER}\none`);
    expect(first.comments).toEqual([
      ['alice', 'hello'],
      [OURS, `${MARKER}\none`],
    ]);
    const second = await play(
      [
        ['alice', 'hello'],
        [OURS, 'other'],
        [OURS, `${MARKER}\none`],
        [OURS, MARKER],
      ],
      `${MARKER}\ntwo`,
    );
    expect(second.comments).toEqual([
      ['alice', 'hello'],
      [OURS, 'other'],
      [OURS, `${MARKER}\ntwo`],
      [OURS, MARKER],
    ]);
  });

  it('leaves the comment of somebody else who begins it in the same way', async () => {
    const { comments } = await play([['mallory', `${MARKER}\nall is well`]], `${MARKER}\none`);
    expect(comments[0]).toEqual(['mallory', `${MARKER}\nall is well`]);
    expect(comments[1]).toEqual([OURS, `${MARKER}\none`]);
  });

  it.each([[null], ['']])('fails and touches no comment where there is no report: %j', async (comment) => {
    const before: [string, string][] = [
      ['alice', 'hello'],
      [OURS, 'other'],
    ];
    const { exitCode, comments } = await play(before, comment);
    expect(exitCode).not.toBe(0);
    expect(comments).toEqual(before);
  });

  it('fails and posts no second one where the comments cannot be listed', async () => {
    const before: [string, string][] = [[OURS, `${MARKER}\none`]];
    const { exitCode, comments } = await play(before, `${MARKER}\ntwo`, { LIMITED: '1' });
    expect(exitCode).not.toBe(0);
    expect(comments).toEqual(before);
  });

  it('takes whatever the marker holds as text', async () => {
    const marker = '<!-- ") | .id, ("\\(1) $(id) -->';
    const { comments } = await play([['alice', 'hello']], marker);
    expect(comments).toEqual([
      ['alice', 'hello'],
      [OURS, marker],
    ]);
  });
});
