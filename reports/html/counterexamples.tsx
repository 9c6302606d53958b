import type { ComponentChildren } from 'preact';

/** What was found, one under the other, with a button that opens all where scripts run. */
export function Counterexamples({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="counterexamples" aria-labelledby="counterexamples">
      <div class="bar-of-title">
        <h2 id="counterexamples">{title}</h2>
        <button type="button" class="all" hidden>
          Open all
        </button>
      </div>
      {children}
    </section>
  );
}
