import { DETECTORS } from './detectors.js';
import { FIRST_NAMES } from './first-names.js';
import { KEPT_WORDS } from './kept-words.js';
import type { PrivateKind } from './private-kind.js';

/** A word with a capital, and those that follow it within a name. */
const CAPITALISED =
  /(?<![\p{L}\p{N}_])(\p{Lu}\p{Ll}+)((?:[ \t]+(?:\p{Lu}\.|\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?))*)/gu;
/** A part of a path that is no ordinary word, and so is known outside the path as well. */
const DISTINCT = /\d|[_-]|\p{Ll}\p{Lu}/u;

/** What stands between spaces without a capital, and so is an ordinary word. */
const ORDINARY = /(?<=^|\s)\p{Ll}+(?=[\s.,;:!?]|$)/gu;
/** What is written with a stroke between, whether or not it stands elsewhere. */
const WITH_STROKE =
  /^(?:and|or|he|she|his|her|true|false|yes|no|on|off|in|out|read|write|input|output|client|server|either|[an])$/i;
/** What a program has where others have a secret. */
const NO_SECRET =
  /[()$]|^(?:string|str|number|int|bool|boolean|null|none|nil|true|false|undefined|self|this|env|process|os|config)(?![a-z])/i;

/** The private values in texts, with what they are; what was found first decides. */
export function findPrivateValues(texts: readonly string[]): Map<string, PrivateKind> {
  const found = new Map<string, PrivateKind>();
  const ordinary = new Set(texts.flatMap((text) => text.match(ORDINARY) ?? []));

  function add(kind: PrivateKind, value: string): void {
    if (value.length > 1 && !found.has(value)) found.set(value, kind);
  }

  /** A name in the ways in which it is written: with a capital, without, and in capitals. */
  function addName(name: string): void {
    for (const part of name.split(/[\s.]+/)) {
      const lower = part.toLowerCase();
      const isWord = ordinary.has(lower) && part !== lower && !FIRST_NAMES.has(part);
      if (part.length < 3 || isWord || KEPT_WORDS.has(lower)) continue;
      const capital = `${part[0]!.toUpperCase()}${part.slice(1)}`;
      for (const spelled of [part, capital, lower, part.toUpperCase()]) add('name', spelled);
    }
  }

  /** Words with a stroke between them, as in and/or, are no path. */
  function addPath(path: string): void {
    const parts = path.split(/[/\\]+/);
    if (parts.every((part) => ordinary.has(part) || WITH_STROKE.test(part) || /^[A-Z]{1,4}$/.test(part)))
      return;
    add('path', path);
    for (const part of parts) if (DISTINCT.test(part) && part.length > 4) add('path', part);
  }

  for (const { kind, pattern } of DETECTORS) {
    for (const text of texts) {
      for (const match of text.matchAll(pattern)) {
        const value = (match[1] ?? match[0]).replace(/[.,;:]+$/, '');
        if (kind === 'name') addName(value);
        else if (kind === 'path') addPath(value);
        else if (kind !== 'secret' || !(ordinary.has(value) || NO_SECRET.test(value))) add(kind, value);
      }
    }
  }
  for (const text of texts) {
    for (const [, first, rest] of text.matchAll(CAPITALISED)) {
      if (FIRST_NAMES.has(first!)) addName(`${first}${rest}`);
    }
  }
  return found;
}
