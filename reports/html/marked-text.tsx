import type { ComponentChildren } from 'preact';
import type { Turn } from '../../src/transcript/turn.js';
import { type Mark, marksIn } from '../evidence/marks-in.js';
import { amount, count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { visible } from '../text/visible.js';

/** So many lines of a long text are shown at its beginning and at its end. */
const ENDS = 12;
const LONGEST_LINE = 2000;
const MOST_LINES = 200;

interface MarkedTextProps {
  text: string;
  /** Whose anchors and facts are marked. */
  turns: readonly Turn[];
  isCut?: boolean;
  /** What stands after the last character. */
  end?: ComponentChildren;
}

interface Line {
  start: number;
  text: string;
}

/** A text as it was written, control characters made visible, with the anchors and facts that it holds marked. */
export function MarkedText({ text, turns, isCut = false, end }: MarkedTextProps) {
  const marks = marksIn(text, turns, isCut);
  let start = 0;
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line): Line => {
      const here = { start, text: line };
      start += line.length + 1;
      return here;
    });
  const shown = (some: readonly Line[]) =>
    some.map((line) => <MarkedLine key={line.start} line={line} marks={marks} />);
  if (lines.length <= 2.5 * ENDS)
    return (
      <div class="text">
        {text === '' ? <span class="quiet">(empty)</span> : shown(lines)}
        {end}
      </div>
    );
  const middle = lines.slice(ENDS, -ENDS);
  return (
    <div class="text">
      {shown(lines.slice(0, ENDS))}
      <details>
        <summary>{count(middle.length, 'more line')}</summary>
        {shown(middle.slice(0, MOST_LINES))}
        {middle.length > MOST_LINES ? (
          <span class="quiet">… {count(middle.length - MOST_LINES, 'line')} left out</span>
        ) : null}
      </details>
      {shown(lines.slice(-ENDS))}
      {end}
    </div>
  );
}

function MarkedLine({ line: { start, text }, marks }: { line: Line; marks: readonly Mark[] }) {
  const shownEnd = start + Math.min(text.length, LONGEST_LINE);
  const parts: ComponentChildren[] = [];
  let at = start;
  const plain = (to: number) => visible(text.slice(at - start, to - start));
  for (const { start: from, end, turns } of marks) {
    if (from < start || from >= shownEnd) continue;
    const to = Math.min(end, shownEnd);
    parts.push(plain(from));
    at = from;
    const ids = turns.slice(0, 5).map((id) => shorten(id, 24));
    parts.push(
      <mark key={from} title={`the anchor or fact of ${ids.join(', ')}`}>
        {plain(to)}
      </mark>,
    );
    at = to;
  }
  parts.push(plain(shownEnd));
  if (text.length > LONGEST_LINE)
    parts.push(<span class="quiet"> … {amount(text.length - LONGEST_LINE)} more characters</span>);
  return <span class="line">{parts}</span>;
}
