import type { AnchorChange } from '../behaviour.js';

const CHANGES: Record<AnchorChange, (codePoints: readonly string[]) => string> = {
  case: swapFirstCase,
  spacing: (codePoints) => withGap(codePoints),
  'normal-form': (codePoints) => inOtherNormalForm(codePoints.join('')),
  character: replaceLast,
  prefix: (codePoints) => codePoints.slice(0, Math.ceil(codePoints.length / 2)).join(''),
};

/** The anchor with one change; the same where there is nothing to change, such as the case of a number. */
export function changedAnchor(anchor: string, how: AnchorChange): string {
  return CHANGES[how]([...anchor]);
}

function swapFirstCase(codePoints: readonly string[]): string {
  const at = codePoints.findIndex((char) => otherCase(char) !== char);
  return codePoints.map((char, index) => (index === at ? otherCase(char) : char)).join('');
}

function otherCase(char: string): string {
  const lower = char.toLowerCase();
  return lower === char ? char.toUpperCase() : lower;
}

function withGap(codePoints: readonly string[]): string {
  const middle = Math.ceil(codePoints.length / 2);
  return middle === codePoints.length
    ? codePoints.join('')
    : `${codePoints.slice(0, middle).join('')} ${codePoints.slice(middle).join('')}`;
}

function inOtherNormalForm(anchor: string): string {
  const forms = ['NFC', 'NFD', 'NFKC'].map((form) => anchor.normalize(form));
  return forms.find((form) => form !== anchor) ?? anchor;
}

function replaceLast(codePoints: readonly string[]): string {
  const last = codePoints.at(-1)!;
  return [...codePoints.slice(0, -1), nextInKind(last)].join('');
}

function nextInKind(char: string): string {
  if (/[0-8a-yA-Y]/.test(char)) return String.fromCharCode(char.charCodeAt(0) + 1);
  if (/[9zZ]/.test(char)) return { 9: '0', z: 'a', Z: 'A' }[char]!;
  return 'x';
}
