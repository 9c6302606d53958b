import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import { faultsAt } from '../../src/simulation/faults-at.js';
import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import { amount } from '../text/numbers.js';
import { faultInWords } from '../words/fault.js';
import { shownInWords } from '../words/shown.js';
import { writtenInWords } from '../words/written.js';
import { MarkedText } from './marked-text.js';

const CUT = {
  signalled: 'cut here; its finish reason or a missing marker says so',
  silent: 'cut here; nothing says so',
} as const;

interface SummarizerTurnProps {
  call: SummarizerCall;
  behaviour: SummarizerBehaviour;
  log: readonly Turn[];
  budget: number | null;
}

/** One call of the summarizer: what it was shown, and what it wrote, with the anchors it holds and the place of the cut. */
export function SummarizerTurn({ call, behaviour, log, budget }: SummarizerTurnProps) {
  const { response, truth } = call;
  const struck = faultsAt(behaviour.faults, call.index);
  const given = log.filter(({ id }) => call.shown.includes(id) || call.shownInPart.includes(id));
  const absent = given.filter(({ id, anchor }) => anchor !== null && !truth.anchors.includes(id));
  const reported = response?.reportedIds;
  const room = budget === null ? '' : `; the budget is ${amount(budget)}`;
  return (
    <div class="call">
      <p class="fact">
        <span class="label">shown to the summarizer</span> {shownInWords(call, log)}
      </p>
      <p class="fact">
        <span class="label">it wrote</span> {writtenInWords(call)}
        {room}
      </p>
      {response?.text ? (
        <MarkedText
          text={response.text}
          turns={log}
          isCut={truth.cut !== 'none'}
          end={truth.cut === 'none' ? null : <span class="cut">✂ {CUT[truth.cut]}</span>}
        />
      ) : null}
      {response?.text && absent.length > 0 ? (
        <p class="fact">
          <span class="label">it lacks the anchors of</span>{' '}
          {idRanges(
            absent.map(({ id }) => id),
            log,
          )}
        </p>
      ) : null}
      {struck.length > 0 ? (
        <p class="fact">
          <span class="label">made to fail</span> {struck.map((fault) => faultInWords(fault, log)).join('; ')}
        </p>
      ) : null}
      {reported ? (
        <p class="fact">
          <span class="label">reports</span> {idRanges(reported, log)} as consumed
        </p>
      ) : null}
    </div>
  );
}
