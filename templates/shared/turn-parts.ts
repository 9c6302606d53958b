/** A tool use, by what a text says of it. */
interface WrittenUse {
  name: string;
  input: string;
}

/** The text of a message from its prose and its tool uses, as the check composes it. */
export function textWith(prose: string, uses: readonly WrittenUse[]): string {
  const lines = uses.map((use) => `${use.name} ${use.input}`);
  return (prose === '' && lines.length > 0 ? lines : [prose, ...lines]).join('\n');
}

/** What a turn says beside its tool uses. */
export function proseOf({ text, uses = [] }: { text: string; uses?: readonly WrittenUse[] }): string {
  if (uses.length === 0) return text;
  return text.slice(0, Math.max(0, text.length - textWith('', uses).length - 1));
}

/** The arguments of a tool use as an object; text that is none becomes the one argument `input`. */
export function argumentsOf({ input }: Pick<WrittenUse, 'input'>): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(input);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // A model may write arguments that are no JSON.
  }
  return { input };
}
