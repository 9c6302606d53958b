import type { Excerpt } from '../evidence/excerpt.js';
import type { StripTurn } from '../evidence/strip.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { type Lane, lanesOf, type State } from './lanes.js';
import { ScrollRegion } from './scroll-region.js';

interface StripProps {
  strip: readonly StripTurn[];
  excerpt: Excerpt;
  summarizes: boolean;
  label: string;
}

/** The turns as a strip: what the summarizer was shown of each, what the summary holds, what is claimed, what is answered. */
export function Strip({ strip, excerpt, summarizes, label }: StripProps) {
  const byId = new Map(strip.map((one) => [one.turn.id, one]));
  const columns = excerpt.map((entry) =>
    'gap' in entry ? entry.gap.flatMap(({ id }) => byId.get(id) ?? []) : [byId.get(entry.id)!],
  );
  return (
    <ScrollRegion label={label}>
      <table class="strip">
        <caption class="unseen">{label}</caption>
        <thead>
          <tr>
            <th scope="col">turn</th>
            {columns.map((turns, place) => (
              <th scope="col" key={place} class={headClass(turns)}>
                {turns.length === 1 ? <TurnHead one={turns[0]!} /> : <>… {count(turns.length, 'turn')}</>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanesOf(strip, summarizes).map((lane) => (
            <tr key={lane.name}>
              <th scope="row">{lane.name}</th>
              {columns.map((turns, place) => (
                <Cell key={place} lane={lane} turns={turns} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function headClass(turns: readonly StripTurn[]): string {
  if (turns.length !== 1) return 'gap';
  return turns[0]!.named ? 'named' : '';
}

function TurnHead({ one: { turn, named } }: { one: StripTurn }) {
  return (
    <>
      {named ? <span class="unseen">what broke is about: </span> : null}
      <span class="id">{shorten(turn.id, 24)}</span>
      <span class="role">{turn.role}</span>
      {turn.anchor === null ? null : <code class="anchor">{shorten(turn.anchor, 24)}</code>}
    </>
  );
}

function Cell({ lane, turns }: { lane: Lane; turns: readonly StripTurn[] }) {
  if (turns.length === 1) {
    const state = lane.stateOf(turns[0]!);
    return (
      <td class={state.tone}>
        <span class="bar">
          <span aria-hidden="true">{state.sign}</span> {state.says}
        </span>
      </td>
    );
  }
  const tally = tallyOf(turns.map(lane.stateOf));
  const tones = new Set(tally.map(({ state }) => state.tone));
  return (
    <td class={tones.has('bad') ? 'bad' : tones.size === 1 ? tally[0]!.state.tone : ''}>
      <span class="bar">
        {tally
          .map(({ state, times }) => (tally.length === 1 ? `all ${state.says}` : `${times} ${state.says}`))
          .join(', ')}
      </span>
    </td>
  );
}

function tallyOf(states: readonly State[]): { state: State; times: number }[] {
  const counts = new Map<string, { state: State; times: number }>();
  for (const state of states) {
    const entry = counts.get(state.says) ?? { state, times: 0 };
    entry.times += 1;
    counts.set(state.says, entry);
  }
  return [...counts.values()];
}
