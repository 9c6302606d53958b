// Plays the witness of a faulty compactor, and tells in short what it shows of the property that the compactor breaks.
import { FAULTY } from '../../dist/compactors/faulty.js';
import { storyLines } from '../../dist/reports/story/story-lines.js';
import { coloursOf } from '../../dist/reports/text/colours.js';
import { shorten } from '../../dist/reports/text/shorten.js';
import { settingsInWords } from '../../dist/reports/words/settings.js';
import { drive } from '../../dist/src/drive/drive.js';
import { judgementOf } from '../../dist/src/property/judgement-of.js';
import { logOf } from '../../dist/src/scenario/log-of.js';
import { loadTokenizer } from '../../dist/src/tokens/load-tokenizer.js';

const STYLE = { colours: coloursOf(false), width: 110 };
const MOST_TURNS = 4;
const MOST_LINES = 4;

const turnsOf = ({ witness }) => logOf(witness).length;

/** The compactor with the smallest witness of those that break a property, and lines that tell what it does there. */
export async function smallestBreach(property) {
  const [specimen] = FAULTY.filter(({ breaks }) => breaks === property.id).sort(
    (one, other) => turnsOf(one) - turnsOf(other),
  );
  const tokenizer = await loadTokenizer(specimen.witness.encoding);
  const play = (scenario) => drive(specimen.make(), scenario, { tokenizer, stepLimitMs: 500 });
  const observation = await play(specimen.witness);
  const { violations } = await judgementOf(property, observation, play);
  if (violations.length === 0)
    throw new Error(`The witness of ${specimen.name} does not break ${property.id}.`);
  const { scenario } = observation;
  const turns = logOf(scenario);
  const left = turns.length - MOST_TURNS;
  const lines = [
    ...turns
      .slice(0, MOST_TURNS)
      .map(({ id, role, text }) => `${id.padEnd(4)} ${role.padEnd(9)} ${shorten(text, 90)}`),
    ...(left > 0 ? [`… ${left} more`] : []),
    `settings  ${settingsInWords(scenario.settings)}`,
    ...storyLines({ observation, violations }, STYLE, MOST_LINES),
    `✗ ${shorten(violations[0].says, 200)}`,
  ];
  return { specimen, lines: lines.flatMap((line) => line.split('\n')) };
}
