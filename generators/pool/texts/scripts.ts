import type { Fillers, Language } from '../fillers.js';
import { paragraph, times } from './paragraph.js';
import { SENTENCES } from './sentences.js';

const SPACE: Partial<Record<Language, string>> = { zh_CN: '', ja: '' };

/** Prose in Han, Kana, Hangul, Thai, Cyrillic and Arabic, each with a few names in between. */
export function scriptTexts(fillers: Fillers, language: Language, count: number): string[] {
  const fill = fillers[language];
  const sentences = SENTENCES[language] ?? [];
  return times(count, (index) =>
    paragraph(
      fill,
      () =>
        fill.datatype.boolean(0.2) && index % 2 === 0
          ? `${fill.person.firstName()}: ${fill.helpers.arrayElement(sentences)}`
          : fill.helpers.arrayElement(sentences),
      SPACE[language] ?? ' ',
    ),
  );
}
