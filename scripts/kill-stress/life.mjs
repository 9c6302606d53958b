// A process that opens a conversation and does one deed after the other until it is killed. It says what it is about to
// do, and when that is done.
import { writeSync } from 'node:fs';
import { durableReference } from '../../dist/src/durable.js';
import { Database } from './better-sqlite3.mjs';
import { changingSummarizer, countTokens, deedOf, doDeed, SETTINGS } from './conversation.mjs';

const [dir, writer, from] = process.argv.slice(2);
const say = (word, number) => writeSync(1, `${word} ${number}\n`);

say('ready', from);
const summarizer = changingSummarizer();
const session = await durableReference({ Database, lockTimeout: 60_000 }).open({
  ...{ dir, settings: SETTINGS, summarizer, countTokens },
});
for (let number = Number(from); ; number += 1) {
  summarizer.number = number;
  say('begun', number);
  await doDeed(session, deedOf(writer, number));
  say('done', number);
  // As a program would that waits for its user now and then.
  await new Promise(setImmediate);
}
