/** A reading that is made once for each object, and kept as long as the object is. */
export function remember<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) {
      entry = { value: read(key) };
      known.set(key, entry);
    }
    return entry.value;
  };
}
