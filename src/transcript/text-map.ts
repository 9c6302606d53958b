/** So many texts of one length are compared one by one; more of them are looked up. */
const FEW = 8;

interface Entry<Value> {
  text: string;
  value: Value;
}

/**
 * A map from long texts, which compares them by length before it reads them: texts of turns hardly ever have the same
 * length, and those that are equal are mostly one string, so that a window of them is never read as a whole.
 */
export class TextMap<Value> {
  private readonly byLength = new Map<number, Entry<Value>[] | Map<string, Entry<Value>>>();

  get(text: string): Value | undefined {
    return this.entryOf(text)?.value;
  }

  set(text: string, value: Value): void {
    const entry = this.entryOf(text);
    if (entry) entry.value = value;
    else this.add({ text, value });
  }

  private entryOf(text: string): Entry<Value> | undefined {
    const entries = this.byLength.get(text.length);
    if (!entries) return undefined;
    if (entries instanceof Map) return entries.get(text);
    for (const entry of entries) if (entry.text === text) return entry;
    return undefined;
  }

  private add(entry: Entry<Value>): void {
    const { length } = entry.text;
    const entries = this.byLength.get(length);
    if (!entries) this.byLength.set(length, [entry]);
    else if (entries instanceof Map) entries.set(entry.text, entry);
    else if (entries.length < FEW) entries.push(entry);
    else this.byLength.set(length, new Map([...entries, entry].map((one) => [one.text, one])));
  }
}
