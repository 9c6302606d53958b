import { describe, expect, it } from 'vitest';
import { tornEnd } from '../../../../src/simulation/under-test/torn-end.js';

const SOURCES = ['See TICKET-1234 and src/parser.ts, or ask Anna.', 'The host is db-7 on port-8080.'];
const torn = (text: string, needles: string[], sources = SOURCES) => tornEnd(text, needles, sources);

describe('a text is torn', () => {
  it.each([
    ['- TICKET-12', 'TICKET-1234', 'TICKET-12'],
    ['- src/parser.t', 'src/parser.ts', 'src/parser.t'],
    ['see src/pars', 'src/parser.ts', 'src/pars'],
  ])('in the middle of a word or number: %o', (text, needle, end) => {
    expect(torn(text, ['Anna', needle])).toEqual({ end, of: needle });
  });

  it('in the middle of a character', () => {
    expect(torn('- 东\ufffd', [])).toEqual({ end: '\ufffd', of: null });
    expect(torn('- \ud83d', [])).toEqual({ end: '\ud83d', of: null });
  });
});

describe('a text is not torn', () => {
  it.each([
    ['at the end of what it names', '- TICKET-1234', 'TICKET-1234'],
    ['where a path may end as well', '- all under src', 'src/parser.ts'],
    ['after a line that it finished', '- TICKET-12\n', 'TICKET-1234'],
    ['in a plain word, which may be meant', 'so says Ann', 'Annabel-7'],
    ['in a short beginning', '- db', 'db-7'],
    ['where the needle was named before', 'TICKET-1234, TICKET-12', 'TICKET-1234'],
    ['within a longer word', 'xTICKET-12', 'TICKET-1234'],
  ])('%s', (_, text, needle) => {
    expect(torn(text, [needle])).toBeNull();
  });

  it('where its end stands in the sources as it is', () => {
    expect(torn('- TICKET-12', ['TICKET-1234'], [...SOURCES, 'TICKET-12 is another.'])).toBeNull();
    expect(torn('- \ufffd', [], ['broken \ufffd'])).toBeNull();
    expect(torn('- \ud83d', [], ['half \ud83d of it'])).toBeNull();
  });
});
