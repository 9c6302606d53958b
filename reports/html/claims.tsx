import type { Excerpt } from '../evidence/excerpt.js';
import type { StripTurn } from '../evidence/strip.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { ScrollRegion } from './scroll-region.js';

interface ClaimsProps {
  strip: readonly StripTurn[];
  excerpt: Excerpt;
  summarizes: boolean;
}

/** What is claimed of each turn on the left, and what is true of it on the right. */
export function Claims({ strip, excerpt, summarizes }: ClaimsProps) {
  const byId = new Map(strip.map((one) => [one.turn.id, one]));
  return (
    <ScrollRegion label="What is claimed, and what is true">
      <table class="claims">
        <caption class="unseen">What is claimed, and what is true</caption>
        <thead>
          <tr>
            <th scope="col">turn</th>
            <th scope="col">{summarizes ? 'the summarizer says' : 'the pointer set says'}</th>
            <th scope="col">the summary really holds</th>
            {summarizes ? null : <th scope="col">still in the view</th>}
          </tr>
        </thead>
        <tbody>
          {excerpt.map((entry) => {
            if ('gap' in entry) {
              const broken = entry.gap.filter(({ id }) => byId.get(id)?.broken).length;
              return (
                <tr key={entry.gap[0]!.id} class="gap">
                  <td colSpan={summarizes ? 3 : 4}>
                    … {count(entry.gap.length, 'turn')},{' '}
                    {broken === 0 ? 'each as claimed' : `${broken} not as claimed`}
                  </td>
                </tr>
              );
            }
            const one = byId.get(entry.id)!;
            return <ClaimedTurn key={entry.id} one={one} summarizes={summarizes} />;
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function ClaimedTurn({ one, summarizes }: { one: StripTurn; summarizes: boolean }) {
  const { turn, claimed, anchor, fact, inView, broken, named } = one;
  const facts = (turn.facts ?? []).filter(({ value }) => value !== turn.anchor);
  return (
    <tr class={`${broken ? 'broken' : ''}${named ? ' named' : ''}`}>
      <th scope="row">{shorten(turn.id, 24)}</th>
      <td class={broken ? 'bad' : ''}>
        {broken ? <span aria-hidden="true">✗ </span> : null}
        {claimed}
      </td>
      <td class={broken ? 'bad' : ''}>
        {turn.anchor === null ? (
          'it has no anchor'
        ) : (
          <>
            <code>{shorten(turn.anchor, 60)}</code> {anchor}
          </>
        )}
        {facts.map(({ key, value }) => (
          <span class="aside" key={key}>
            {shorten(key, 30)} = <code>{shorten(value, 60)}</code> {fact}
          </span>
        ))}
      </td>
      {summarizes ? null : <td>{inView ? 'yes' : 'no'}</td>}
    </tr>
  );
}
