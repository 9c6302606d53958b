import { describe, expect, it } from 'vitest';
import { summaryAsWritten } from '../../../properties/protocol/summary-as-written.js';
import { careless } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const priced = said('t3', '$&-keep');
const played = scenario([append(ONE, priced, TWO, asks('t9')), compact]);

const storing = (edit: (text: string) => string) => careless({ edit });

describe('what a summarizer wrote', () => {
  it('stands in the summary, in a wrapper or without one', async () => {
    expect(
      await judged(
        summaryAsWritten,
        storing((text) => text),
        played,
      ),
    ).toEqual({ met: 1, broken: [] });
    expect(
      await judged(
        summaryAsWritten,
        storing((text) => `Summary:\n${text}`),
        played,
      ),
    ).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('is not taken for an instruction', async () => {
    const { violations } = await judge(
      summaryAsWritten,
      storing((text) => '{summary}'.replace('{summary}', text)),
      played,
    );
    expect(violations[0]?.says).toBe(
      'the summarizer wrote $&, and the summary has something else in its place',
    );
  });

  it.each<[string, (text: string) => string]>([
    ['shortened', (text) => text.slice(0, -20)],
    ['escaped', (text) => text.replaceAll('&', '&amp;')],
    ['without some lines', (text) => text.split('\n').slice(2).join('\n')],
  ])('may be %s', async (_, edit) => {
    expect((await judged(summaryAsWritten, storing(edit), played)).broken).toEqual([]);
  });

  it('is not judged where it has no such characters', async () => {
    const plain = scenario([append(ONE, TWO, asks('t9')), compact]);
    expect(
      await judged(
        summaryAsWritten,
        storing((text) => text),
        plain,
      ),
    ).toEqual({ met: 0, broken: [] });
  });
});
