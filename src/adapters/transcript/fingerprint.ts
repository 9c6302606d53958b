import { createHash } from 'node:crypto';

/** What remains of content that is no text. */
export interface Fingerprint {
  /** Of the bytes that a base64 text or data URL holds; else of the value as JSON. */
  sha256: string;
  bytes: number;
}

/** The hash and size of content that is no text. */
export function fingerprintOf(part: unknown): Fingerprint {
  const bytes = bytesIn(part) ?? Buffer.from(JSON.stringify(part) ?? '', 'utf8');
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

/** Where the interfaces of OpenAI and Anthropic put the bytes of an image, a recording or a file. */
function bytesIn(part: unknown): Buffer | null {
  const { source, image_url: image, input_audio: audio, file } = fieldsOf(part);
  const { result, file_data: direct } = fieldsOf(part);
  const url = typeof image === 'string' ? image : fieldsOf(image).url;
  const places = [fieldsOf(source).data, url, fieldsOf(audio).data, fieldsOf(file).file_data, direct, result];
  for (const place of places) {
    if (typeof place !== 'string') continue;
    const [, encoded = place] = /^data:[^,]*;base64,(.*)$/s.exec(place) ?? [];
    if (encoded !== '' && /^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(encoded)) return Buffer.from(encoded, 'base64');
  }
  return null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
