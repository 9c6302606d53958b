import { pastWhite } from './white-space.js';

/** A way in which a text may be written into another: as it is, or with some characters escaped. */
export interface Spelling {
  /** What stands in every text that is written so and differs from the plain one. */
  sign: string;
  /** Whether a code unit may stand for itself. */
  isPlain(unit: number): boolean;
  /** What may stand for a code unit otherwise. */
  escapesOf(unit: number): readonly string[];
  /** The usual spellings of a short text. */
  spell(text: string): string[];
  /** What a stretch of text spelt so says. */
  read(text: string): string;
  /** The place after a run of white space, escaped or not. */
  pastWhite(text: string, at: number, step: 1 | -1): number;
}

const NONE: readonly string[] = [];

const JSON_ESCAPES: Record<string, string[]> = {
  '"': ['\\"'],
  '\\': ['\\\\'],
  '/': ['\\/'],
  '\b': ['\\b'],
  '\f': ['\\f'],
  '\n': ['\\n'],
  '\r': ['\\r'],
  '\t': ['\\t'],
};

const XML_ESCAPES: Record<string, string[]> = {
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  '"': ['&quot;', '&#34;'],
  "'": ['&apos;', '&#39;', '&#x27;'],
};

const XML_CHARACTERS = new Map(
  Object.entries(XML_ESCAPES).flatMap(([char, escapes]) => escapes.map((spelt) => [spelt, char])),
);

/** The text as it is. */
export const PLAIN: Spelling = {
  sign: '',
  isPlain: () => true,
  escapesOf: () => NONE,
  spell: (text) => [text],
  read: (text) => text,
  pastWhite,
};

/** The text inside a JSON string, with or without `\u` escapes for all that is not ASCII. */
const IN_JSON: Spelling = {
  sign: '\\',
  isPlain: (unit) => unit !== 0x22 && unit !== 0x5c,
  escapesOf: jsonEscapes,
  spell: (text) => {
    const json = JSON.stringify(text).slice(1, -1);
    return [json, json.replace(/[^\0-~]/g, (unit) => unicodeEscapes(unit.charCodeAt(0))[0]!)];
  },
  read: (text) => text.replace(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g, (spelt) => JSON.parse(`"${spelt}"`)),
  pastWhite: (text, at, step) => {
    let past = pastWhite(text, at, step);
    while (isEscapedWhite(text, past, step)) past = pastWhite(text, past + 2 * step, step);
    return past;
  },
};

/** The text inside an XML element or attribute. */
const IN_XML: Spelling = {
  sign: '&',
  isPlain: (unit) => unit !== 0x26 && unit !== 0x3c,
  escapesOf: (unit) => XML_ESCAPES[String.fromCharCode(unit)] ?? NONE,
  spell: (text) => [
    text.replace(/[&<>]/g, (char) => XML_ESCAPES[char]![0]!),
    ...XML_ESCAPES["'"]!.map((apostrophe) =>
      text.replace(/[&<>"']/g, (char) => (char === "'" ? apostrophe : XML_ESCAPES[char]![0]!)),
    ),
  ],
  read: (text) => text.replace(/&[^;\s]{2,5};/g, (spelt) => XML_CHARACTERS.get(spelt) ?? spelt),
  pastWhite,
};

/** All spellings, the plain one first. */
export const SPELLINGS: readonly Spelling[] = [PLAIN, IN_JSON, IN_XML];

const seen = new Map<number, readonly string[]>();

function jsonEscapes(unit: number): readonly string[] {
  let escapes = seen.get(unit);
  if (!escapes) {
    escapes = [...(JSON_ESCAPES[String.fromCharCode(unit)] ?? NONE), ...unicodeEscapes(unit)];
    seen.set(unit, escapes);
  }
  return escapes;
}

/** Whether some spelling has to escape a code unit that is neither white space nor a control. */
export function mayNeedEscape(unit: number): boolean {
  return unit === 0x22 || unit === 0x26 || unit === 0x3c || unit === 0x5c;
}

function unicodeEscapes(unit: number): string[] {
  const digits = unit.toString(16).padStart(4, '0');
  return [`\\u${digits}`, `\\u${digits.toUpperCase()}`];
}

function isEscapedWhite(text: string, at: number, step: 1 | -1): boolean {
  const [slash, letter] = step === 1 ? [at, at + 1] : [at - 1, at];
  if (text[slash] !== '\\' || !'nrt'.includes(text[letter] ?? ' ')) return false;
  if (step === 1) return true;
  // Two backslashes are an escaped one, and the letter stands for itself.
  let run = slash;
  while (text[run - 1] === '\\') run--;
  return (slash - run) % 2 === 0;
}
