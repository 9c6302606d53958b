/** The name of a compactor, with its version where it gives one. */
export function nameInWords({ name, version }: { name: string; version: string | null }): string {
  return [name, version].filter(Boolean).join(' ');
}
