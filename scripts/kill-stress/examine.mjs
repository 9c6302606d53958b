import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { durableReference } from '../../dist/src/durable.js';
import { Database } from './better-sqlite3.mjs';
import { changingSummarizer, countTokens, SETTINGS, turnOf, turnsBefore } from './conversation.mjs';

/** Reads what is in a directory as another process would that goes on with it. */
export async function examine(dir, read) {
  const session = await durableReference({ Database }).open({
    ...{ dir, settings: SETTINGS, summarizer: changingSummarizer(), countTokens },
  });
  try {
    return read(session);
  } finally {
    session.close();
  }
}

/** All that can be asked of a session. */
export function stateOf(session) {
  const log = session.log();
  return {
    log,
    view: session.view(),
    claims: session.claims(),
    answers: log.map(({ id }) => session.recall(id)),
  };
}

/** How many turns of each writer are there: all that were acknowledged, and of what was under way all or nothing. */
export function expectWhole(session, lives) {
  const { log, claims, answers } = stateOf(session);
  const listed = [...claims.covered, ...claims.uncovered, ...claims.kept];
  assert.deepEqual(
    listed.toSorted(),
    log.map(({ id }) => id).toSorted(),
    'a turn is nowhere, or in two places',
  );
  for (const [place, { facts }] of log.entries())
    assert(answers[place].text.includes(facts[0].value), `the answer for ${log[place].id} lacks its fact`);
  for (const life of lives) {
    const own = log.filter(({ id }) => id.startsWith(life.writer));
    assert.deepEqual(
      own,
      own.map((_, place) => turnOf(life.writer, place + 1)),
      'turns are lost, changed, or not in their order',
    );
    const counts = [turnsBefore(life.done + 1), turnsBefore(life.begun + 1)];
    assert(counts.includes(own.length), `${own.length} turns of ${life.writer}, not one of ${counts}`);
    life.next = own.length === counts[1] ? life.begun + 1 : life.done + 1;
  }
}

/** Whether the process was killed within a transaction: its rollback journal is then still in force. */
export function isWithinTransaction(dir) {
  const journal = join(dir, 'conversation.sqlite-journal');
  return (
    existsSync(journal) &&
    readFileSync(journal)
      .subarray(0, 8)
      .some((byte) => byte !== 0)
  );
}
