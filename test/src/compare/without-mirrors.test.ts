import { expect, it } from 'vitest';
import type { Difference } from '../../../src/compare/compare-report.js';
import { withoutMirrors } from '../../../src/compare/without-mirrors.js';

type Kind = Difference['kind'];
const left = (regression: Kind, repair: Kind) =>
  withoutMirrors([
    { property: 'a/b', change: 'regression', kind: regression },
    { property: 'a/b', change: 'repair', kind: repair },
  ]).map(({ change, kind }) => `${kind} ${change}`);

it('leaves out chance beside what is sure', () => {
  expect(left('often', null)).toEqual(['often regression']);
  expect(left(null, 'often')).toEqual(['often repair']);
  expect(left(null, 'elsewhere')).toEqual(['elsewhere repair']);
});

it('says once what is so both ways', () => {
  expect(left(null, null)).toEqual(['null regression']);
  expect(left('elsewhere', 'elsewhere')).toEqual(['elsewhere regression']);
  expect(left('often', 'elsewhere')).toEqual(['often regression']);
});

it('never leaves out what is broken elsewhere', () => {
  expect(left('elsewhere', 'often')).toEqual(['elsewhere regression', 'often repair']);
});

it('leaves other properties alone', () => {
  const two = (['a/b', 'a/c'] as const).map(
    (property) => ({ property, change: 'repair', kind: null }) as const,
  );
  expect(withoutMirrors(two)).toEqual(two);
});
