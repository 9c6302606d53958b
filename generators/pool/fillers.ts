import { ar, base, de, el, en, Faker, he, ja, ko, pl, ru, th, tr, vi, zh_CN } from '@faker-js/faker';

const LOCALES = { en, de, pl, tr, vi, el, ru, ar, he, ja, ko, th, zh_CN };

export type Language = keyof typeof LOCALES;
export type Filler = Faker;
export type Fillers = Record<Language, Filler>;

const SEED = 20_250_101;
const TODAY = '2025-01-01T00:00:00.000Z';

/** One faker per language, with a seed and a date of its own: the same pool comes out on every machine and day. */
export function createFillers(): Fillers {
  const entries = Object.entries(LOCALES).map(([language, locale]) => {
    const filler = new Faker({ locale: [locale, en, base], seed: SEED });
    filler.setDefaultRefDate(TODAY);
    return [language, filler] as const;
  });
  return Object.fromEntries(entries) as Fillers;
}
