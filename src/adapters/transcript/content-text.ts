import { fingerprintOf } from './fingerprint.js';

/**
 * The text of a message's content, byte for byte; of parts, the texts joined by line feeds, and a mark such as
 * `[image_url sha256:9f86d081884c]` for a part that has none. Null when the value is no content.
 */
export function contentText(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const texts = content.map(partText);
  return texts.includes(null) ? null : texts.join('\n');
}

function partText(part: unknown): string | null {
  if (typeof part === 'string') return part;
  const { text, thinking, refusal, type } = (part ?? {}) as Record<string, unknown>;
  const said = [text, thinking, refusal].find((one) => typeof one === 'string');
  if (typeof said === 'string') return said;
  return typeof type === 'string' ? `[${type} sha256:${fingerprintOf(part).sha256.slice(0, 12)}]` : null;
}
