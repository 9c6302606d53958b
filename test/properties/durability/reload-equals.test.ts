import { describe, expect, it } from 'vitest';
import { keptInAFile } from '../../../compactors/correct/kept-in-a-file.js';
import { tailNotKept } from '../../../compactors/faulty/tail-not-kept.js';
import { reloadEquals as property } from '../../../properties/durability/reload-equals.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Session } from '../../../src/compactor/session.js';
import { append, asks, compact, reopen, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const reopened = scenario([append(ONE, TWO, asks('t8')), compact, append(THREE, asks('t9')), reopen]);

/** A session in a file that is another one when it is opened again. */
function changed(methods: (session: Session) => Partial<Session>): Compactor {
  const opened = new Set<string>();
  const compactor = keptInAFile.make();
  return {
    ...compactor,
    async open(environment) {
      const session = await compactor.open(environment);
      const isFirst = !opened.has(environment.dir!);
      opened.add(environment.dir!);
      return isFirst ? session : { ...session, ...methods(session) };
    },
  };
}

describe('a session that was opened again breaks the law', () => {
  it('where turns are gone that came after the last pass', async () => {
    const { met, violations } = await judge(property, tailNotKept.make(), reopened);
    expect({ met, violations }).toEqual({
      met: 1,
      violations: [
        {
          moment: 3,
          says: 'the session was closed and opened again, and 2 of 4 entries of the view are gone, and 0 are new',
        },
      ],
    });
  });

  it('where the pointer set is another one', async () => {
    const { violations } = await judge(
      property,
      changed(() => ({ claims: () => ({ covered: [], uncovered: [], kept: [] }) })),
      reopened,
    );
    expect(violations.map(({ says }) => says)).toEqual([
      'the session was closed and opened again, and the pointer set is another one',
    ]);
  });

  it('where a turn is answered otherwise', async () => {
    const asked = scenario([append(ONE, TWO, asks('t8')), compact, reopen]);
    const { violations } = await judge(
      property,
      changed(({ recall }) => ({
        recall: (id) => (id === 't1' ? 'See TICKET-8.' : recall!(id)),
      })),
      asked,
    );
    expect(violations.map(({ says }) => says)).toEqual([
      'the session was closed and opened again, and t1 is answered otherwise',
    ]);
  });
});

it('keeps the law where everything is in its directory', async () => {
  expect(await judged(property, keptInAFile.make(), reopened)).toEqual({ met: 1, broken: [] });
});

it('says nothing where nothing had happened before', async () => {
  const empty = scenario([reopen, append(ONE)]);
  expect(await judged(property, tailNotKept.make(), empty)).toEqual({ met: 0, broken: [] });
});
