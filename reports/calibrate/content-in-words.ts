import type { Content } from '../../src/calibrate/content.js';

const WORDS: Record<Content, string> = {
  prose: 'prose',
  'tool-output': 'tool output',
  code: 'code',
  logs: 'logs',
  mixed: 'mixed content',
};

/** A content as it is called in a sentence. */
export function contentInWords(content: Content): string {
  return WORDS[content];
}
