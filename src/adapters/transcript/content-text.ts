import { contentParts } from './content-parts.js';
import { parseJson } from './json/parse-json.js';
import { joinedText } from './part-text.js';

/**
 * The text of a message's content, byte for byte; of parts, the texts joined by line feeds, and a mark such as
 * `[image_url sha256:9f86d081884c]` for a part that has none. Null when the value is no content.
 */
export function contentText(content: unknown): string | null {
  if (typeof content === 'string') return content;
  const [value] = parseJson(JSON.stringify(content) ?? 'null');
  const parts = contentParts(value!);
  return parts && joinedText(parts);
}
