import { randomFrom } from './random.mjs';

/** Where a child misbehaves: in place of its hello, in a call, while it asks, right after an answer. */
const PLACES = [
  ...Array(2).fill('start'),
  ...['open', 'append', 'view', 'claims', 'log', 'recall'].flatMap((call) => Array(5).fill(call)),
  ...Array(12).fill('compact'),
  ...Array(8).fill('asking'),
  ...Array(4).fill('between'),
  ...Array(4).fill('close'),
];

/**
 * What it does there, and what has to be seen: a kind of breakdown, `nothing`, or `any` where it depends. A machine that
 * is busy can make a hang of everything.
 */
const DEEDS = {
  exits: 'exited',
  throws: 'exited',
  signals: 'exited',
  'exits in a line': 'exited',
  'hangs in a line': 'hung',
  hangs: 'hung',
  spins: 'hung',
  'ignores signals': 'hung',
  deaf: 'hung',
  'floods with lines': 'nonsense',
  'floods without lines': 'nonsense',
  'floods with blank lines': 'hung',
  'floods with counts': 'any',
  'floods with requests': 'any',
  'wrong bytes': 'nonsense',
  'wrong JSON': 'nonsense',
  'another value': 'nonsense',
  'another shape': 'any',
  'too few results': 'nonsense',
  'another id': 'nonsense',
  'answers twice': 'any',
  'says hello again': 'nonsense',
  'asks oddly': 'any',
  'counts much': 'any',
  'a huge line': 'nonsense',
  'nests deeply': 'any',
  'many small values': 'nonsense',
  'long views': 'nothing',
  'drips without end': 'hung',
  'closes its input': 'any',
  'closes its output': 'exited',
  'closes both': 'exited',
  'errors at length': 'nothing',
  'errors without end': 'hung',
  'leaves a grandchild': 'exited',
  'has a grandchild': 'nothing',
  'has a grandchild that floods': 'any',
  'answers in drops': 'nothing',
  'blank lines first': 'nothing',
  'ends lines as Windows does': 'nothing',
  'answers late': 'hung',
};

/** A hello is waited for so long that only a few of them may hang. */
const SLOW_AT_START = 0.3;

/** The case with that number: where a child misbehaves, how, and what has to be seen of it. */
export function behaviourOf(seed, number, { isQuick }) {
  const random = randomFrom(seed * 1_000_003 + number);
  const place = random.pick(PLACES);
  const all = Object.keys(DEEDS);
  let deed = random.pick(all);
  const hangs = () => DEEDS[deed] === 'hung' || deed.startsWith('floods with counts');
  while (place === 'start' && hangs() && (isQuick || random.next() > SLOW_AT_START)) deed = random.pick(all);
  return {
    number,
    place,
    deed,
    seed: random.below(2 ** 31),
    once: place === 'start',
    due: dueOf(place, deed),
  };
}

/** What comes at another place than in a call may be told of the next case, or may be nothing. */
function dueOf(place, deed) {
  return ['between', 'close', 'asking', 'start'].includes(place) ? 'any' : DEEDS[deed];
}

/** A child that does what it should. */
export const WELL = { number: -1, place: 'nowhere', deed: 'none', seed: 0, once: false, due: 'nothing' };
