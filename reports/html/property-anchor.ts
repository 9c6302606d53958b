/** The fragment under which a property's counterexample stands in its page. */
export function propertyAnchor(id: string, place: number): string {
  return /^[a-z][\w/-]{0,100}$/i.test(id) ? id : `property-${place + 1}`;
}
