import type { Kind } from '../../src/transcript/turn.js';
import type { Fillers, Language } from './fillers.js';
import type { PoolBody, PoolContent } from './pool.js';
import { hostileProse, hostileStructured } from './texts/hostile.js';
import { proseTexts } from './texts/prose.js';
import { scriptTexts } from './texts/scripts.js';
import { codeTexts, jsonTexts, logTexts } from './texts/structured.js';

const SCRIPTS: readonly (readonly [Language, count: number])[] = [
  ['zh_CN', 14],
  ['ja', 10],
  ['ko', 10],
  ['th', 8],
  ['ru', 10],
  ['ar', 8],
];

/** The texts that fill turns, about 250 of 300 to 800 characters, none of which ends in white space. */
export function poolTexts(fillers: Fillers): Pick<PoolBody, 'kind' | 'content' | 'text'>[] {
  const labelled = (kind: Kind, content: PoolContent | null, texts: readonly string[]) =>
    texts.map((text) => ({ kind, content, text: text.trimEnd() }));
  return [
    ...labelled('prose', 'prose', proseTexts(fillers.en, 56)),
    ...SCRIPTS.flatMap(([language, count]) => labelled('prose', null, scriptTexts(fillers, language, count))),
    ...labelled('prose', null, hostileProse(fillers.en, 24)),
    ...labelled('structured', 'json', jsonTexts(fillers.en, 38)),
    ...labelled('structured', 'code', codeTexts(fillers.en, 38)),
    ...labelled('structured', 'logs', logTexts(fillers.en, 30)),
    ...labelled('structured', null, hostileStructured(fillers.en, 12)),
  ];
}
