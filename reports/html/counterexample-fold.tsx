import type { ComponentChildren } from 'preact';
import type { Counterexample } from '../../src/run/report.js';
import { shorten } from '../text/shorten.js';
import { Violations } from './violations.js';

interface CounterexampleFoldProps {
  found: Counterexample;
  /** What became of the property. */
  mark: ComponentChildren;
  size: string;
  anchor: string;
  isOpen: boolean;
  children: ComponentChildren;
}

/** A counterexample that can be folded away: what it breaks, how large it is, and what was seen. */
export function CounterexampleFold({ found, mark, size, anchor, isOpen, children }: CounterexampleFoldProps) {
  return (
    <details class="counterexample" id={anchor} open={isOpen}>
      <summary>
        <h3>
          {mark} <span class="id">{shorten(found.property, 80)}</span>{' '}
          <span class="clauses">{shorten(found.clauses.join(' '), 40)}</span>
        </h3>
        <span class="size">{size}</span>
      </summary>
      <p class="claim">{shorten(found.claim, 600)}</p>
      <Violations violations={found.violations} />
      {children}
    </details>
  );
}
