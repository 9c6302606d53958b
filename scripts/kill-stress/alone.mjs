import assert from 'node:assert/strict';
import { referenceCompactor } from '../../dist/src/index.js';
import { changingSummarizer, countTokens, deedOf, doDeed, SETTINGS } from './conversation.mjs';
import { examine, isWithinTransaction, stateOf } from './examine.mjs';
import { liveAndDie } from './live-and-die.mjs';

/**
 * Kills one process after the other that goes on with the same conversation; after each kill the directory has to hold
 * what the reference in memory holds after the same deeds: with the one that was under way as a whole, or without it.
 */
export async function alone(dir, kills, figures) {
  const summarizer = changingSummarizer();
  const inMemory = await referenceCompactor().open({ settings: SETTINGS, summarizer, countTokens });
  let next = 0;
  for (let kill = 0; kill < kills; kill++) {
    const life = await liveAndDie(dir, 'a', next);
    figures.kills += 1;
    if (isWithinTransaction(dir)) figures.withinTransaction += 1;
    const follow = async (number) => {
      summarizer.number = number;
      await doDeed(inMemory, deedOf('a', number));
      next = number + 1;
    };
    while (next <= life.done) await follow(next);
    const found = await examine(dir, stateOf);
    const before = stateOf(inMemory);
    if (life.begun > life.done) {
      figures.underWay += 1;
      if (JSON.stringify(found) !== JSON.stringify(before)) {
        figures.after += 1;
        await follow(life.begun);
      }
    }
    assert.deepEqual(found, stateOf(inMemory), `deed ${life.begun} is neither undone nor done`);
  }
  figures.turns += inMemory.log().length;
  figures.covered += inMemory.claims().covered.length;
}
