import type { Turn, TurnId } from '../../src/transcript/turn.js';
import type { Excerpt } from '../evidence/excerpt.js';
import { idRanges } from '../text/id-ranges.js';
import { amount, count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { MarkedText } from './marked-text.js';

const SHORT = 160;

/** The turns as they were appended, with their anchors and facts marked; unconcerned ones are folded. */
export function Conversation({ excerpt, named }: { excerpt: Excerpt; named: ReadonlySet<TurnId> }) {
  return (
    <ol class="conversation">
      {excerpt.map((entry) =>
        'gap' in entry ? (
          <li key={entry.gap[0]!.id} class="folded">
            <details>
              <summary>{gapInWords(entry.gap)}</summary>
              <ol>
                {entry.gap.map(({ id, role, text }) => (
                  <li key={id}>
                    <span class="who">
                      {shorten(id, 24)} · {role}
                    </span>{' '}
                    {shorten(text, SHORT)}
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ) : (
          <TurnItem key={entry.id} turn={entry} isNamed={named.has(entry.id)} />
        ),
      )}
    </ol>
  );
}

function gapInWords(turns: readonly Turn[]): string {
  const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  const ids = turns.map(({ id }) => id);
  return `${count(turns.length, 'turn')}, ${idRanges(ids, turns)}, ${count(tokens, 'token')}`;
}

function TurnItem({ turn, isNamed }: { turn: Turn; isNamed: boolean }) {
  const { id, role, kind, tokens, pinned, anchor, facts = [] } = turn;
  return (
    <li class={`${role}${isNamed ? ' named' : ''}`}>
      <p class="who">
        {isNamed ? <span class="unseen">what broke is about: </span> : null}
        <b>{shorten(id, 24)}</b> · {role} · {pinned ? `${kind}, pinned` : kind} · {amount(tokens)} tokens
        {anchor === null ? ' · no anchor' : ''}
      </p>
      <MarkedText text={turn.text} turns={[turn]} />
      {facts
        .filter(({ value }) => value !== anchor)
        .map(({ key, value }) => (
          <p class="fact" key={key}>
            <span class="label">{shorten(key, 40)}</span> <code>{shorten(value, 100)}</code>
          </p>
        ))}
    </li>
  );
}
