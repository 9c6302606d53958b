const IDS = /[\p{L}\p{N}_]+(?:[-./:#@][\p{L}\p{N}_]+)*/gu;
const NUMBERS = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
/** Between a mark that opens and one that closes; what lies between two quotations is none. */
const QUOTATIONS =
  /(?<![^\s([{:=–—-])"(?=\S)([^"\n]{12,200})(?<=\S)"(?=$|[\s.,;:!?)\]}])|“([^”\n]{12,200})”/gmu;

/** What stands between quotation marks there is no quotation. */
const JSON_TEXT = /^\s*[[{`]/;

/** How writers number what they write themselves: `turn-12`, `step 10`. */
const OWN_LABEL =
  /^(?:turns?|messages?|items?|steps?|lines?|parts?|sections?|points?|entry|users?|assistants?|systems?|tools?|summary)[-_.:#]?\p{Nd}+$/iu;

/** Something in a text that nobody can know who did not read it; `says` is how it stands there. */
export interface Specific {
  kind: 'id' | 'number' | 'quotation';
  says: string;
}

/**
 * The ids (letters and at least two digits), numbers (at least three digits) and quotations (at least three words) of a
 * text, as plain text even where it is JSON or XML.
 */
export function specificsIn(written: string): Specific[] {
  const text = unescaped(written);
  const ids = [...text.matchAll(IDS)]
    .map(([id]) => id)
    .filter((id) => id.length >= 4 && /\p{L}/u.test(id) && digitsOf(id) >= 2 && !OWN_LABEL.test(id));
  const inIds = new Set(ids.flatMap((id) => [...id.matchAll(NUMBERS)].map(([number]) => number)));
  const numbers = [...text.matchAll(NUMBERS)]
    .map(([number]) => number)
    .filter((number) => digitsOf(number) >= 3 && !inIds.has(number));
  const quotations = [...(JSON_TEXT.test(written) ? [] : text.matchAll(QUOTATIONS))]
    .map(([, straight, curly]) => straight ?? curly ?? '')
    .filter((quotation) => quotation.trim().split(/\s+/).length >= 3);
  const all = { id: ids, number: numbers, quotation: quotations };
  return (['id', 'number', 'quotation'] as const).flatMap((kind) =>
    [...new Set(all[kind])].map((says) => ({ kind, says })),
  );
}

/** A text without what two ways to write the same may differ in: case, normal form, spacing, separators of thousands. */
export function levelled(text: string): string {
  return unescaped(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{Nd})[,_'’ ](?=\p{Nd}{3})/gu, '')
    .replace(/\s+/g, ' ');
}

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|(["\\/])|[nrtbf])/g, plain).replace(/&#?\w{1,6};/g, ' ');
}

function plain(_: string, code: string | undefined, itself: string | undefined): string {
  return code === undefined ? (itself ?? ' ') : String.fromCharCode(Number.parseInt(code, 16));
}

function digitsOf(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
