import type { ComponentChildren } from 'preact';
import type { Moment, Observation } from '../../src/property/observation.js';
import { passesOf } from '../../src/property/passes.js';
import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { stepsShown } from '../story/steps-shown.js';
import { idRanges } from '../text/id-ranges.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { breakdownInWords } from '../words/breakdown.js';
import { costInWords } from '../words/cost.js';
import { outcomeInWords } from '../words/outcome.js';
import { stepInWords } from '../words/step.js';
import { SummarizerTurn } from './summarizer-turn.js';

const MOST_CALLS = 3;

/** What happened, step by step: what the summarizer was shown and wrote, and how each pass ended. */
export function Steps({ found }: { found: Counterexample }) {
  const { observation } = found;
  const { scenario, moments, breakdown, refusedSettings } = observation;
  const log = logOf(scenario);
  const items: ComponentChildren[] = [];
  if (refusedSettings)
    items.push(
      <Step
        key="open"
        name="open"
        isBroken={false}
        says={`refused the settings: ${shorten(refusedSettings.message, 300)}`}
      />,
    );
  if (breakdown?.step === -1)
    items.push(<Step key="broke" name="open" isBroken says={breakdownInWords(breakdown)} />);
  let next = 0;
  for (const place of stepsShown(found)) {
    if (place > next)
      items.push(
        <li key={`gap-${place}`} class="left-out">
          … {count(place - next, 'step')} left out
        </li>,
      );
    next = place + 1;
    const moment = moments.find(({ step }) => step === place);
    const step = scenario.steps[place]!;
    const isBroken = found.violations.some((violation) => moments[violation.moment]?.step === place);
    items.push(
      <Step
        key={place}
        name={`${place + 1} · ${step.step}`}
        isBroken={isBroken || breakdown?.step === place}
        says={stepInWords(step, log).join(' ')}
      >
        {moment ? <MomentFacts observation={observation} moment={moment} /> : null}
        {breakdown?.step === place ? <p class="says bad">✗ {breakdownInWords(breakdown)}</p> : null}
      </Step>,
    );
  }
  return <ol class="steps">{items}</ol>;
}

interface StepProps {
  name: string;
  says: string;
  isBroken: boolean;
  children?: ComponentChildren;
}

function Step({ name, says, isBroken, children }: StepProps) {
  return (
    <li class={isBroken ? 'breaks' : ''}>
      <p class="step">
        <span class="name">{name}</span> {says}
        {isBroken ? <span class="here">✗ here it breaks</span> : null}
      </p>
      {children}
    </li>
  );
}

function MomentFacts({ observation, moment }: { observation: Observation; moment: Moment }) {
  const { settings, summarizer } = observation.scenario;
  const log = logOf(observation.scenario);
  const prefix = passesOf(observation).find(({ now }) => now === moment)?.prefix ?? [];
  const cost = prefix.length > 0 ? costInWords(prefix, settings) : null;
  const ids = prefix.map(({ id }) => id);
  const calls = moment.calls.slice(0, MOST_CALLS);
  const left = moment.calls.length - calls.length;
  const ended = outcomeInWords(moment);
  return (
    <>
      {cost === null ? null : (
        <p class="fact">
          <span class="label">prefix</span> {idRanges(ids, log)}; {cost}
        </p>
      )}
      {calls.map((call) => (
        <SummarizerTurn
          key={call.index}
          call={call}
          behaviour={summarizer}
          log={log}
          budget={settings.summaryBudget}
        />
      ))}
      {left > 0 ? <p class="quiet">… {count(left, 'more call')} of the summarizer</p> : null}
      {ended === null ? null : (
        <p class="fact">
          <span class="label">outcome</span> {ended}
        </p>
      )}
    </>
  );
}
