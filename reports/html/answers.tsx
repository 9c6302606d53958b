import { type Moment, STRANGER } from '../../src/property/observation.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { answersGrid } from '../evidence/answers-grid.js';
import { lackOf } from '../evidence/lack-of.js';
import { shorten } from '../text/shorten.js';
import { answerInWords } from '../words/answer.js';
import { GridTable } from './grid-table.js';
import { MarkedText } from './marked-text.js';

const MOST = 3;
const WIDTH = 400;

interface AnswersProps {
  moment: Moment;
  turns: readonly Turn[];
  /** The turns of the excerpt, whose answers are all listed. */
  excerpt: readonly Turn[];
  named: ReadonlySet<TurnId>;
}

/** What was asked and answered, beside what the turn really says: first the turns that the breach is about. */
export function Answers({ moment, turns, excerpt, named }: AnswersProps) {
  const { answers } = moment;
  if (!answers && !moment.stranger) return null;
  const isWrong = (turn: Turn) =>
    answers?.[turn.id] !== undefined && lackOf(turn, answers[turn.id]!) !== null;
  const asked = turns.filter(({ id }) => answers?.[id] !== undefined);
  const told = [
    ...asked.filter((turn) => named.has(turn.id) && isWrong(turn)),
    ...asked.filter((turn) => named.has(turn.id) && !isWrong(turn)),
    ...asked.filter((turn) => !named.has(turn.id) && isWrong(turn)),
  ].slice(0, MOST);
  const grid = answersGrid(moment, excerpt, named, WIDTH);
  if (grid.rows.length === 0) return null;
  return (
    <section class="answers">
      <h4>The question and the answer</h4>
      {told.map((turn) => (
        <Exchange key={turn.id} turn={turn} moment={moment} />
      ))}
      {named.has(STRANGER) || told.length === 0 ? (
        <GridTable grid={grid} label="What reconstruction answers" />
      ) : (
        <details>
          <summary>All answers</summary>
          <GridTable grid={grid} label="What reconstruction answers" />
        </details>
      )}
    </section>
  );
}

function Exchange({ turn, moment }: { turn: Turn; moment: Moment }) {
  const answer = moment.answers![turn.id]!;
  const lacks = lackOf(turn, answer);
  const facts = turn.facts ?? [];
  return (
    <div class={`exchange ${lacks === null ? '' : 'wrong'}`}>
      <p class="question">
        <span class="label">asked for</span> {shorten(turn.id, 24)}
        {facts.map(({ key }) => `, ${shorten(key, 40)}`).join('')}
      </p>
      <div class="pair">
        <div class="answer">
          <p class="label">it answers</p>
          <p class="says">{answerInWords(answer, WIDTH, turn.text)}</p>
          {lacks === null ? null : (
            <p class="lack">
              <span aria-hidden="true">✗</span> the answer lacks <code>{shorten(lacks, 60)}</code>
            </p>
          )}
        </div>
        <div class="truth">
          <p class="label">the turn says</p>
          <MarkedText text={turn.text} turns={[turn]} />
        </div>
      </div>
    </div>
  );
}
