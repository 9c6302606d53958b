import { createHash } from 'node:crypto';
import type { JsonNode } from './json/json-node.js';
import type { OtherPart } from './message.js';

/** What remains of content that is no text: the hash and size of the bytes that it encodes, or else of its JSON as it is written. */
export function fingerprint(node: JsonNode, kind: string): OtherPart {
  const bytes = bytesIn(node) ?? Buffer.from(node.raw, 'utf8');
  return {
    type: 'other',
    kind,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
  };
}

/** Where the interfaces of OpenAI and Anthropic put the bytes of an image, a recording or a file. */
function bytesIn(node: JsonNode): Buffer | null {
  const image = node.field('image_url');
  const places = [
    node.field('source')?.text('data'),
    image?.string ?? image?.text('url'),
    node.field('input_audio')?.text('data'),
    node.field('file')?.text('file_data'),
    node.text('file_data'),
    node.text('result'),
    node.text('data'),
  ];
  for (const place of places) {
    if (place === undefined) continue;
    const [, encoded = place] = /^data:[^,]*;base64,(.*)$/s.exec(place) ?? [];
    if (encoded !== '' && /^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(encoded)) return Buffer.from(encoded, 'base64');
  }
  return null;
}
