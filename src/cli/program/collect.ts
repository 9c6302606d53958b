/** The values of a repeatable option, commas apart. */
export function collect(value: string, before: string[] = []): string[] {
  return [...before, ...value.split(',')];
}
