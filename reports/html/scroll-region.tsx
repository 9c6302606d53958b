import type { ComponentChildren } from 'preact';

/** What may be wider than the page, and is scrolled by itself, from the keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard.
    <section class="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
