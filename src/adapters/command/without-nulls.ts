/** The members of an object that are not null: in the protocol, null and nothing are the same. */
export function withoutNulls<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) as never;
}
