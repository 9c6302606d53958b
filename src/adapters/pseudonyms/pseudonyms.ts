import { createHmac } from 'node:crypto';
import { KEPT_WORDS } from './kept-words.js';
import type { PrivateKind } from './private-kind.js';
import { WORDS } from './words.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiou';
/** What tells a key's make, and nothing of the key. */
const MAKE =
  /^(?:sk-ant-|sk-proj-|sk-|pk-|gh[opsur]_|github_pat_|glpat-|xox[abprs]-|npm_|hf_|AKIA|ASIA|AIza|ya29\.|eyJ|call_|toolu_|msg_)/;
/** Addresses that every machine has. */
const EVERYWHERE = new Set(['127.0.0.1', '0.0.0.0', '255.255.255.255']);

/**
 * Gives each private value something else of its kind and length: the same value always the same, two values never one. What it
 * gives depends on a key, so that nobody who lacks the key can find out by trying.
 */
export class Pseudonyms {
  readonly #words = new Map<string, string>();
  readonly #spelled = new Map<string, string>();
  readonly #used: Set<string>;

  /** `taken` are words, in lower case, that no pseudonym may be. */
  constructor(
    private readonly key: Uint8Array,
    taken: ReadonlySet<string>,
  ) {
    this.#used = new Set(taken);
  }

  of(kind: PrivateKind, value: string): string {
    if (kind === 'secret' || kind === 'number') return this.#spell(value);
    if (kind === 'address') return EVERYWHERE.has(value) ? value : this.#spell(value);
    if (kind === 'e-mail') {
      const at = value.lastIndexOf('@');
      return `${this.#phrase(value.slice(0, at))}@${this.#host(value.slice(at + 1))}`;
    }
    if (kind === 'host') return this.#host(value);
    return kind === 'path' ? this.#path(value) : this.#phrase(value);
  }

  #host(value: string): string {
    const labels = value.split('.');
    return labels
      .map((label, index) => (index > 0 && index === labels.length - 1 ? label : this.#phrase(label)))
      .join('.');
  }

  /** The last extension of a name tells what kind of file it is, and no more. */
  #path(value: string): string {
    return value.replace(/[^/\\]+/g, (segment) => {
      const [, name = segment, extension = ''] = /^(.+?)(\.[a-zA-Z][a-zA-Z0-9]{0,5})$/.exec(segment) ?? [];
      return `${this.#phrase(name)}${extension}`;
    });
  }

  /** Each word by another one; a number by another one. */
  #phrase(value: string): string {
    return value.replace(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{L}+|\p{N}{2,}/gu, (run) =>
      /^\p{N}/u.test(run) ? this.#spell(run) : likeCase(run, this.#word(run.toLowerCase())),
    );
  }

  #word(word: string): string {
    if ([...word].length < 2 || KEPT_WORDS.has(word)) return word;
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const chance = this.#bytes(`word ${word}`);
    const alike = WORDS.filter(({ length }) => length === word.length);
    const start = alike.length === 0 ? 0 : chance.readUInt32BE(0) % alike.length;
    let found = [...alike.slice(start), ...alike.slice(0, start)].find((one) => !this.#used.has(one));
    for (let time = 0; found === undefined || this.#used.has(found); time++)
      found = invented(this.#bytes(`${time} ${word}`), word.length + (time >> 8));
    this.#words.set(word, found);
    this.#used.add(found);
    return found;
  }

  /** Each letter by a letter of its case, and each digit by a digit; hexadecimal digits stay what they are. */
  #spell(value: string): string {
    const known = this.#spelled.get(value);
    if (known !== undefined) return known;
    const make = MAKE.exec(value)?.[0] ?? '';
    let found = value;
    for (let time = 0; found === value || this.#used.has(found); time++) {
      found = make + respelled(value.slice(make.length), this.#bytes(`${time} spell ${value}`));
      if (!/[\p{L}\p{N}]/u.test(value.slice(make.length)) || time > 99) break;
    }
    this.#spelled.set(value, found);
    this.#used.add(found);
    return found;
  }

  #bytes(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}

function invented(chance: Buffer, length: number): string {
  return Array.from({ length }, (_, at) => {
    const from = at % 2 === 0 ? LETTERS.replace(/[aeiouqxy]/g, '') : VOWELS;
    return from[chance[at % chance.length]! % from.length];
  }).join('');
}

function respelled(value: string, chance: Buffer): string {
  const isHex = /^[0-9a-fA-F:-]+$/.test(value) && /[a-fA-F]/.test(value);
  const isAddress = /^(?:\d{1,3}\.){3}\d{1,3}$/.test(value);
  let at = 0;
  const next = (from: string) => from[((chance[at % 32]! ^ (at++ >> 5)) & 0xff) % from.length]!;
  return value.replace(/[\p{L}\p{N}]/gu, (char, offset: number) => {
    if (/\d/.test(char)) {
      const isFirst = !/\d/.test(value[offset - 1] ?? '');
      const isLong = isFirst && /^\d{2}/.test(value.slice(offset));
      if (isAddress)
        return isFirst && /^\d{3}/.test(value.slice(offset))
          ? '1'
          : next(isLong ? '123456789' : '0123456789');
      return isFirst && char === '0' ? '0' : next(isFirst ? '123456789' : '0123456789');
    }
    const from = isHex ? 'abcdef' : LETTERS;
    return /\p{Lu}/u.test(char) ? next(from).toUpperCase() : next(from);
  });
}

function likeCase(like: string, word: string): string {
  if (like.length > 1 && like === like.toUpperCase() && like !== like.toLowerCase())
    return word.toUpperCase();
  return /^\p{Lu}/u.test(like) ? `${word[0]!.toUpperCase()}${word.slice(1)}` : word;
}
