import type { PropertyReport } from '../../src/run/report.js';
import { explanationInWords } from '../evidence/explanation.js';
import { amount } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { explainCommand, judgeCommand, replayCommand } from '../words/commands.js';
import { knownSentence } from '../words/known.js';
import { notesOn } from '../words/notes.js';
import { sizeInWords } from '../words/size.js';
import { Command } from './command.js';
import { CounterexampleFold } from './counterexample-fold.js';
import { Evidence } from './evidence.js';
import type { HtmlContext } from './html-context.js';
import { VerdictMark } from './verdict-mark.js';

interface BrokenPropertyProps {
  property: PropertyReport;
  anchor: string;
  context: HtmlContext;
  isOpen: boolean;
}

/** One broken property: its claim, what was seen, how to replay it, and the smallest conversation that breaks it. */
export function BrokenProperty({ property, anchor, context, isOpen }: BrokenPropertyProps) {
  const found = property.counterexample!;
  const { origin, recording } = context;
  const known = knownSentence(property);
  const notes = [...(known === null ? [] : [known]), ...(recording === undefined ? notesOn(found) : [])];
  return (
    <CounterexampleFold
      found={found}
      mark={<VerdictMark property={property} />}
      size={`${property.level === 'should' ? 'should · ' : ''}${sizeInWords(found)}`}
      anchor={anchor}
      isOpen={isOpen}
    >
      {recording === undefined ? (
        <Command label="Replay" line={replayCommand(found, origin.subject, origin.given)} />
      ) : (
        <Command label="Judge again" line={judgeCommand(recording, found.property)} />
      )}
      <Command label="Understand" line={explainCommand(found, origin.subject)} />
      {notes.map((note) => (
        <p class="note" key={note}>
          {shorten(note, 400)}
        </p>
      ))}
      <Evidence found={found} />
      <Matters property={property} />
      <p class="found">
        {recording === undefined
          ? `Found with seed ${found.found.seed} in run ${amount(found.found.run + 1)}; tokens are those of ${found.observation.scenario.encoding}.`
          : `Tokens are those of ${found.observation.scenario.encoding}.`}
      </p>
    </CounterexampleFold>
  );
}

function Matters({ property }: { property: PropertyReport }) {
  const explanation = property.counterexample?.explanation;
  if (!explanation) return null;
  const { matters, varies } = explanationInWords(explanation);
  if (matters.length === 0 && varies === null) return null;
  return (
    <>
      <h4>What matters</h4>
      <ul class="matters">
        {matters.map((says) => (
          <li key={says}>{shorten(says, 300)}</li>
        ))}
        {varies === null ? null : (
          <li class="quiet">What may as well be something else: {shorten(varies, 600)}</li>
        )}
      </ul>
    </>
  );
}
