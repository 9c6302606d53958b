/**
 * The text of a message's content, byte for byte; of parts, the texts joined by line feeds, and a mark such as
 * `[image_url]` for a part that has none. Null when the value is no content.
 */
export function contentText(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const texts = content.map(partText);
  return texts.includes(null) ? null : texts.join('\n');
}

function partText(part: unknown): string | null {
  if (typeof part === 'string') return part;
  const { text, type } = (part ?? {}) as { text?: unknown; type?: unknown };
  if (typeof text === 'string') return text;
  return typeof type === 'string' ? `[${type}]` : null;
}
