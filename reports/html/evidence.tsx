import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { excerptOf, turnsOf } from '../evidence/excerpt.js';
import { namedTurns } from '../evidence/named-turns.js';
import { stripOf } from '../evidence/strip.js';
import { unshownBodies } from '../evidence/unshown-bodies.js';
import { count } from '../text/numbers.js';
import { settingsInWords } from '../words/settings.js';
import { viewInWords } from '../words/view.js';
import { Answers } from './answers.js';
import { Claims } from './claims.js';
import { Conversation } from './conversation.js';
import { Glance } from './glance.js';
import { Ledger } from './ledger.js';
import { MarkedText } from './marked-text.js';
import { Steps } from './steps.js';
import { Strip } from './strip.js';

/** What was seen in a conversation: the turns as a strip, the steps, the claims against the truth, the answers. */
export function Evidence({ found }: { found: Counterexample }) {
  const { observation, violations } = found;
  const { scenario, moments, supports } = observation;
  const moment = moments[violations[0]?.moment ?? -1];
  const whole = logOf(scenario);
  const log = moment ? whole.slice(0, moment.appended) : whole;
  const named = namedTurns(found);
  const excerpt = excerptOf(log, named);
  const isSeen = moment !== undefined && log.length > 0;
  const strip = isSeen ? stripOf(observation, moment, log, named) : [];
  const { summarizes } = supports;
  const bodies = isSeen ? unshownBodies(observation, moment) : [];
  return (
    <>
      {isSeen ? (
        <>
          <h4>After step {moment.step + 1}, turn by turn</h4>
          <Glance strip={strip} summarizes={summarizes} />
          <Strip
            strip={strip}
            excerpt={excerpt}
            summarizes={summarizes}
            label={`The turns after step ${moment.step + 1}: what was shown, held, claimed and answered`}
          />
        </>
      ) : null}
      <h4>What happened</h4>
      <Steps found={found} />
      <Ledger found={found} />
      {isSeen ? (
        <>
          <h4>
            {summarizes ? 'What the summarizer says, and what is true' : 'The pointer set, and what is true'}
          </h4>
          <Claims strip={strip} excerpt={excerpt} summarizes={summarizes} />
          <p class="fact">
            <span class="label">the model would be sent</span> {viewInWords(moment, log)}
          </p>
          {bodies.map((body, place) => (
            <div class="call" key={place}>
              <p class="fact">
                <span class="label">a summary in force</span>
              </p>
              <MarkedText text={body} turns={log} />
            </div>
          ))}
          <Answers moment={moment} turns={log} excerpt={turnsOf(excerpt)} named={named} />
        </>
      ) : null}
      <h4>The conversation, {count(whole.length, 'turn')}</h4>
      <p class="fact">
        <span class="label">settings</span> {settingsInWords(scenario.settings)}
      </p>
      {whole.length > 0 ? <Conversation excerpt={excerptOf(whole, named)} named={named} /> : null}
      <Printed found={found} />
    </>
  );
}

function Printed({ found }: { found: Counterexample }) {
  const { text, more } = found.observation.console;
  if (text === '') return null;
  return (
    <>
      <h4>What the compactor printed</h4>
      <MarkedText text={text} turns={[]} />
      {more > 0 ? <p class="quiet">{count(more, 'more character')}</p> : null}
    </>
  );
}
