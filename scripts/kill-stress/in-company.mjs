import { examine, expectWhole, isWithinTransaction } from './examine.mjs';
import { liveAndDie } from './live-and-die.mjs';

/** Two processes at once write to the same conversation, and both are killed, at moments of their own. */
export async function inCompany(dir, kills, figures) {
  let starts = { a: 0, b: 0 };
  for (let kill = 0; kill < kills; kill += 2) {
    const lives = await Promise.all(
      Object.entries(starts).map(([writer, next]) => liveAndDie(dir, writer, next)),
    );
    figures.kills += 2;
    if (isWithinTransaction(dir)) figures.withinTransaction += 1;
    figures.underWay += lives.filter(({ done, begun }) => begun > done).length;
    await examine(dir, (session) => {
      expectWhole(session, lives);
      figures.turnsTogether = Math.max(figures.turnsTogether, session.log().length);
    });
    starts = Object.fromEntries(lives.map(({ writer, next }) => [writer, next]));
  }
}
