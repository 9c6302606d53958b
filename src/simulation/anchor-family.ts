const FAMILIES = [
  ['url', /:\/\//],
  ['amount', /^\p{Sc}\s?\d[\d.,]*$|^\d[\d.,]*\s?(?:\p{Sc}|%|[A-Z]{3}|[kMGT]?i?B|[mµn]?s|km|kg)$/u],
  ['number', /^[+-]?\d[\d.,]*$/],
  ['path', /^\S*[/\\]\S*$|^[\w-]+\.[a-z]{1,5}$/],
  ['code', /^(?=.*[\p{L}_])(?=.*\d)[\p{L}\d_.#:-]+$|^[A-Z]+(?:_[A-Z]+)+$/u],
  ['command', /^[a-z][\w-]*(?: \S+)+$/],
  ['name', /^\p{L}[\p{L}\p{M}]*(?:[ '’·-]\p{L}[\p{L}\p{M}]*)*$/u],
] as const;

/** The class that an anchor looks like. */
export type AnchorFamily = (typeof FAMILIES)[number][0] | 'other';

/** Tells from its characters alone what an anchor is: a path, a URL, a number …; `other` if it looks like none. */
export function anchorFamily(anchor: string): AnchorFamily {
  return FAMILIES.find(([, looks]) => looks.test(anchor))?.[0] ?? 'other';
}
