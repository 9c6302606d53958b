import type { StripTurn } from '../evidence/strip.js';
import { shorten } from '../text/shorten.js';

/** How a turn stands in one respect: a sign, a word and a tone of colour, so that no colour tells it alone. */
export interface State {
  sign: string;
  says: string;
  tone: 'good' | 'bad' | 'half' | 'calm' | 'none';
}

/** One respect in which the turns of a strip are shown. */
export interface Lane {
  name: string;
  stateOf(one: StripTurn): State;
}

const NONE: State = { sign: '', says: '–', tone: 'none' };

/** The lanes of a strip: from what the summarizer was shown to what is answered, those of which something is known. */
export function lanesOf(strip: readonly StripTurn[], summarizes: boolean): Lane[] {
  const lanes: Lane[] = [
    { name: 'shown to the summarizer', stateOf: shownState },
    { name: 'held by the summary', stateOf: heldState },
    { name: summarizes ? 'reported as consumed' : 'claimed', stateOf: claimedState },
    { name: 'answered when asked', stateOf: answeredState },
  ];
  const facts = strip.some(({ anchor, fact }) => anchor !== fact && fact !== null);
  if (facts) lanes.splice(2, 0, { name: 'its fact in the summary', stateOf: factState });
  return lanes.filter(({ stateOf }) => strip.some((one) => stateOf(one) !== NONE));
}

function shownState({ shown }: StripTurn): State {
  switch (shown) {
    case 'shown':
      return { sign: '●', says: 'shown', tone: 'calm' };
    case 'shown in part':
      return { sign: '◐', says: 'in part', tone: 'half' };
    case 'by a summary':
      return { sign: '◌', says: 'by a summary', tone: 'calm' };
    case 'not shown':
      return { sign: '', says: 'not shown', tone: 'none' };
    case null:
      return NONE;
  }
}

function heldState({ anchor, broken }: StripTurn): State {
  return presence(anchor, broken);
}

function factState({ fact }: StripTurn): State {
  return presence(fact, false);
}

function presence(held: StripTurn['anchor'], broken: boolean): State {
  switch (held) {
    case 'present':
      return { sign: '✓', says: 'held', tone: 'good' };
    case 'cut off':
      return { sign: '✂', says: 'cut off', tone: broken ? 'bad' : 'half' };
    case 'absent':
      return { sign: broken ? '✗' : '', says: 'absent', tone: broken ? 'bad' : 'none' };
    case null:
      return NONE;
  }
}

function claimedState({ claimed, broken }: StripTurn): State {
  const says = shorten(claimed, 40);
  if (broken) return { sign: '✗', says, tone: 'bad' };
  return { sign: '', says, tone: says === 'covered' || says === 'reported' ? 'good' : 'calm' };
}

function answeredState({ answered }: StripTurn): State {
  switch (answered) {
    case 'answered':
      return { sign: '', says: 'answered', tone: 'calm' };
    case 'with its fact':
      return { sign: '✓', says: 'with its fact', tone: 'good' };
    case 'lacks its fact':
      return { sign: '✗', says: 'without its fact', tone: 'bad' };
    case 'an error':
      return { sign: '!', says: 'an error', tone: 'half' };
    case null:
      return NONE;
  }
}
