import type { Violation } from '../../src/property/property.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';

const MOST = 3;

/** What broke, the most telling first, with what was expected and seen. */
export function Violations({ violations }: { violations: readonly Violation[] }) {
  const left = violations.length - MOST;
  return (
    <ul class="violations">
      {violations.slice(0, MOST).map(({ says, expected, seen }, place) => (
        <li key={place}>
          <p>
            <span aria-hidden="true">✗</span> {shorten(says, 500)}
          </p>
          {expected === undefined ? null : (
            <p class="fact">
              <span class="label">expected</span> <code>{orEmpty(shorten(expected, 200))}</code>
            </p>
          )}
          {seen === undefined ? null : (
            <p class="fact">
              <span class="label">seen</span> <code>{orEmpty(shorten(seen, 200))}</code>
            </p>
          )}
        </li>
      ))}
      {left > 0 ? <li class="quiet">… and {count(left, 'more', 'more')}</li> : null}
    </ul>
  );
}

function orEmpty(text: string): string {
  return text === '' ? '(empty)' : text;
}
