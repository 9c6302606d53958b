import type { Whereabouts } from '../../src/property/turn-story.js';
import type { Counterexample } from '../../src/run/report.js';
import { whereabouts } from '../story/whereabouts.js';

const TONES: Readonly<Record<Whereabouts, string>> = {
  kept: 'calm',
  covered: 'good',
  uncovered: 'calm',
  summarized: 'half',
  gone: 'bad',
};

/** Where each turn that broke was, from its append on: a stay for each change, with the step since which it was there. */
export function Ledger({ found }: { found: Counterexample }) {
  const turns = whereabouts(found);
  if (turns.length === 0) return null;
  return (
    <>
      <h4>Where {turns.length === 1 ? 'the turn' : 'the turns'} of the breach went</h4>
      <dl class="ledger">
        {turns.map(({ turn, stays }) => (
          <div key={turn}>
            <dt>{turn}</dt>
            <dd>
              <ol>
                {stays.map(({ is, says, from, isBacked }) => (
                  <li key={from} class={isBacked ? TONES[is] : 'bad'}>
                    <span class="label">since step {from}</span>{' '}
                    <span class="says">
                      {isBacked ? null : <span aria-hidden="true">✗ </span>}
                      {says}
                    </span>
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
