import type { ComponentChildren } from 'preact';
import { ThemeSwitch } from './theme-switch.js';

/** What stands around every report: a link past the head, the colours, and where a copied command is announced. */
export function PageFrame({ children }: { children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#content">
        Skip to the report
      </a>
      <nav aria-label="Page">
        <ThemeSwitch />
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <p class="unseen" role="status" id="status" />
    </>
  );
}
