import { shorten } from '../text/shorten.js';

/** The name of a property, which leads to its counterexample where there is one. */
export function PropertyLink({ id, anchor }: { id: string; anchor?: string | undefined }) {
  const name = shorten(id, 80);
  return <span class="id">{anchor === undefined ? name : <a href={`#${anchor}`}>{name}</a>}</span>;
}
