/** A reading that is made once for each object, and kept as long as the object is. */
export function remember<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  // One property after the other asks of the same few objects, and an answer at hand costs a tenth of one looked up.
  let last: Key | null = null;
  let lastValue: Value;
  return (key) => {
    if (key === last) return lastValue;
    let entry = known.get(key);
    if (!entry) {
      entry = { value: read(key) };
      known.set(key, entry);
    }
    last = key;
    lastValue = entry.value;
    return lastValue;
  };
}
