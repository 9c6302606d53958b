import { shorten } from '../text/shorten.js';

/** No shell takes a longer line. */
const LONGEST = 100_000;

/** A command line, with a button that copies it where scripts run. */
export function Command({ label, line }: { label: string; line: string }) {
  return (
    <p class="command">
      <span class="label">{label}</span>
      <code>{line.length > LONGEST ? shorten(line, LONGEST) : line}</code>
      <button type="button" class="copy" hidden aria-label={`Copy the command: ${label}`}>
        Copy
      </button>
    </p>
  );
}
