import { describe, expect, it } from 'vitest';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { messagesCompactor } from '../../../src/compactor/doors/messages-door.js';
import type { Observation } from '../../../src/property/observation.js';
import { type Standing, standingOf } from '../../../src/property/standing.js';
import { summariesIn } from '../../../src/property/summaries-in.js';
import type { Fault, SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, CHAT, compact, play, said, scenario, tokenizer } from '../../conversation.js';

const TURNS = [
  said('t1', 'ERR-40'),
  said('t2', 'src/parser.ts'),
  said('t3', 'src/parser', { text: `Look into src/parser. ${CHAT.repeat(3)}` }),
];

/** Ends in `- src/parser`, which is the beginning of `src/parser.ts` and the whole of another anchor. */
const CUT: Fault = { fault: 'cut', tokens: tokenizer.count('- ERR-40\n- src/parser') };

const WITHOUT_THE_LAST: Fault = { fault: 'drop', target: { ids: ['t3'] } };

function standingIn(seen: Observation): Standing {
  return standingOf(seen, summariesIn(seen.moments.at(-1)!)[0]!.body);
}

async function standing(compactor: Compactor, summarizer: Partial<SummarizerBehaviour>): Promise<Standing> {
  return standingIn(await play(compactor, scenario([append(...TURNS), compact], { summarizer })));
}

describe('a summary that was stored as it was written', () => {
  it('holds whole what it holds', async () => {
    expect(await standing(pair(), {})).toEqual({
      present: new Set(['ERR-40', 'src/parser.ts', 'src/parser']),
      whole: new Set(['ERR-40', 'src/parser.ts', 'src/parser']),
      cut: 'none',
      lastNamed: new Set(),
    });
  });

  it('does not hold whole what touches a signalled cut', async () => {
    expect(await standing(pair(), { faults: [CUT] })).toEqual({
      present: new Set(['ERR-40', 'src/parser']),
      whole: new Set(['ERR-40']),
      cut: 'signalled',
      lastNamed: new Set(['t1']),
    });
  });

  it('names last the turns of its last line, and twins in the line of the first of them', async () => {
    const twins = [said('t1', 'ERR-40'), said('t2', 'src/a.ts'), said('t3', 'ERR-40')];
    const lastNamedIn = async (text: string) => {
      const summarizer: Partial<SummarizerBehaviour> = {
        marker: true,
        faults: [{ fault: 'cut', tokens: tokenizer.count(text) }],
      };
      return standingIn(await play(pair(), scenario([append(...twins), compact], { summarizer }))).lastNamed;
    };
    expect(await lastNamedIn('- ERR-40\n- src/a.ts\n')).toEqual(new Set(['t2']));
    expect(await lastNamedIn('- ERR-40\n')).toEqual(new Set(['t1', 't3']));
  });

  it('is cut as well where only the closing marker is missing', async () => {
    const seen = await standing(pair(), { finish: false, marker: true, faults: [CUT] });
    expect(seen).toMatchObject({ cut: 'signalled', whole: new Set(['ERR-40']) });
  });

  it('is not known to be cut where nothing said so', async () => {
    const seen = await standing(pair(), { finish: false, faults: [CUT] });
    expect(seen).toMatchObject({ cut: 'none', whole: new Set(['ERR-40', 'src/parser']) });
  });
});

describe('a cut summary that the compactor edited', () => {
  it('is made of no call that failed, even where nothing is left of it', async () => {
    const emptied = pair({ edit: () => '' });
    const fails: Fault = { fault: 'fail', message: 'overloaded', calls: [0] };
    const seen = await play(
      emptied,
      scenario([append(...TURNS), compact, compact], { summarizer: { faults: [fails] } }),
    );
    expect(seen.moments.flatMap(({ calls }) => calls).map(({ response }) => response === null)).toContain(
      true,
    );
    expect(standingOf(seen, '')).toMatchObject({ present: new Set(), cut: 'none' });
  });

  it('keeps the anchor before an unfinished line that was dropped', async () => {
    const withoutLastLine = pair({ edit: (text) => text.slice(0, text.lastIndexOf('\n')) });
    expect(await standing(withoutLastLine, { faults: [CUT] })).toMatchObject({
      present: new Set(['ERR-40']),
      whole: new Set(['ERR-40']),
      cut: 'signalled',
    });
  });

  it('does not finish half an anchor by a full stop', async () => {
    const finished = pair({ edit: (text) => `${text}.` });
    expect(await standing(finished, { faults: [CUT] })).toMatchObject({
      present: new Set(['ERR-40', 'src/parser']),
      whole: new Set(['ERR-40']),
      cut: 'signalled',
    });
  });

  it('holds whole what the compactor wrote around it', async () => {
    const headed = pair({ edit: (text) => `About src/parser:\n${text}` });
    expect(await standing(headed, { faults: [CUT] })).toMatchObject({
      whole: new Set(['ERR-40', 'src/parser']),
      cut: 'signalled',
    });
  });
});

describe('a summary that the compactor shortened', () => {
  it('does not hold whole what the shortening made', async () => {
    const shortening = pair({ edit: (text) => text.slice(0, text.indexOf('.ts')) });
    expect(await standing(shortening, { faults: [WITHOUT_THE_LAST] })).toEqual({
      present: new Set(['ERR-40', 'src/parser']),
      whole: new Set(['ERR-40']),
      cut: 'shortened',
      lastNamed: new Set(),
    });
  });

  it('is another text where its beginning went', async () => {
    const beheaded = pair({ edit: (text) => text.slice(text.indexOf('\n') + 1) });
    expect(await standing(beheaded, {})).toMatchObject({
      present: new Set(['src/parser.ts', 'src/parser']),
      cut: 'none',
    });
  });
});

describe('a body that holds two answers', () => {
  /** Summarizes the messages in two calls, each of a part of them, and joins the answers. */
  const inTwo = messagesCompactor(async (messages, { summarize }) => {
    const bodies: string[] = [];
    for (const half of [messages.slice(0, 2), messages.slice(2)]) {
      const { text } = await summarize(half.map(({ content }) => content).join('\n'));
      bodies.push(text);
    }
    return [{ role: 'user', content: bodies.join('\n\n') }];
  });

  const turns = [...TURNS.slice(0, 2), said('t4', 'run-81'), TURNS[2]!];

  const standingOfTwo = async (...faults: Fault[]) =>
    standingIn(await play(inTwo, scenario([append(...turns), compact], { summarizer: { faults } })));

  it('holds whole what either of them holds', async () => {
    expect(await standingOfTwo()).toMatchObject({
      whole: new Set(['ERR-40', 'src/parser.ts', 'run-81', 'src/parser']),
      cut: 'none',
    });
  });

  it('is cut where the first of them is', async () => {
    expect(await standingOfTwo({ ...CUT, calls: [0] }, WITHOUT_THE_LAST)).toMatchObject({
      present: new Set(['ERR-40', 'src/parser', 'run-81']),
      whole: new Set(['ERR-40', 'run-81']),
      cut: 'signalled',
      lastNamed: new Set(['t1']),
    });
  });

  it('is cut where the second of them is', async () => {
    const tokens = tokenizer.count('- run-81\n- src/parser');
    expect(await standingOfTwo({ fault: 'cut', tokens, calls: [1] })).toMatchObject({
      present: new Set(['ERR-40', 'src/parser.ts', 'run-81', 'src/parser']),
      whole: new Set(['ERR-40', 'src/parser.ts', 'run-81']),
      cut: 'signalled',
      lastNamed: new Set(['t4']),
    });
  });
});

it('is not taken for the beginning of what a later call wrote', async () => {
  let passes = 0;
  const once = pair({
    lists(turns) {
      passes += 1;
      if (passes > 1) throw new Error('one checkpoint is enough');
      return { covered: turns.map((turn) => turn.id), uncovered: [] };
    },
  });
  const [first, ...others] = TURNS;
  const seen = await play(once, scenario([append(first!), compact, append(...others), compact]));
  expect(seen.moments.at(-1)!.refusal?.message).toBe('one checkpoint is enough');
  expect(standingIn(seen).cut).toBe('none');
});

it('of a body that nobody wrote is what the body itself holds', async () => {
  const seen = await play(pair(), scenario([append(...TURNS), compact]));
  expect(standingOf(seen, 'Something about ERR-40.')).toMatchObject({
    present: new Set(['ERR-40']),
    cut: 'none',
  });
  expect(standingOf(seen, '')).toMatchObject({ present: new Set(), cut: 'none' });
});

it('knows a body again by what was written for it in an earlier pass', async () => {
  const early = session((ledger, { summarizer }) => {
    let kept = '';
    return {
      async compact() {
        const { text } = await summarizer.complete({ turns: ledger.turns.slice(kept === '' ? 0 : 1) });
        // The second pass stores the first summary by itself, which begins like the text that it was given.
        ledger.commit({ body: kept === '' ? `found: ${text}` : kept, covered: [], removed: [] });
        kept = text;
        return { status: 'compacted' };
      },
    };
  });
  const turns = [said('t1', 'A-1'), said('t2', 'A-12')];
  const seen = await play(early, scenario([append(turns[0]!), compact, append(turns[1]!), compact]));
  const bodies = seen.moments.map((moment) => summariesIn(moment).map(({ body }) => body));
  expect(bodies.at(-1)).toEqual(['found: - A-1\n', '- A-1\n']);
  expect(standingOf(seen, '- A-1\n').cut).toBe('none');
});

describe('what the compactor wrote itself', () => {
  it('is whole where a piece of a cut answer stands in it by chance', async () => {
    const seen = await standing(pair({ edit: () => '* ERR-40 * src/parser.ts' }), {
      faults: [{ fault: 'cut', tokens: 1 }],
    });
    expect(seen.whole).toEqual(new Set(['ERR-40', 'src/parser.ts']));
  });
});
