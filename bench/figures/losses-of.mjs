/** How much of a ratio may be lost before that is more than noise. */
const MOST = 0.2;

const nameOf = ({ bench, turns, figure }) =>
  [bench, turns, figure].filter((part) => part !== undefined).join(', ');

/**
 * The ratios that lost more than a fifth, a sentence for each. Only what says which way is `better` is compared: times
 * and sizes are those of one machine. A ratio that is measured no more is lost, too, if its benchmark was run.
 */
export function lossesOf(earlier, now) {
  const byName = new Map(now.map((one) => [nameOf(one), one]));
  const run = new Set(now.map(({ bench }) => bench));
  return earlier
    .filter(({ better, bench }) => better !== undefined && run.has(bench))
    .flatMap((before) => {
      const after = byName.get(nameOf(before));
      if (!after) return [`${nameOf(before)}: it was ${before.value}, and is measured no more.`];
      const lost = before.better === 'more' ? 1 - after.value / before.value : 1 - before.value / after.value;
      if (lost <= MOST) return [];
      return [
        `${nameOf(before)}: it was ${before.value} and is ${after.value}, a loss of ${Math.round(100 * lost)} %.`,
      ];
    });
}
