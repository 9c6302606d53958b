import type { Turn } from '../../src/transcript/turn.js';

const SECRET = /(password|token|key|authorization)\b\s*[:=]\s*(bearer\s+)?\S+|\/\/[^\s:]+:[^\s@]+@/gi;

/** A prompt that holds the texts of turns, names their attachments and leaves out what looks like a secret. */
export function promptOf(turns: readonly Turn[]): string {
  return turns
    .map(({ role, text, attachments = [] }) => {
      const attached = attachments.map(({ type, name }) => `[${type}: ${name}]\n`).join('');
      return `### ${role}\n${attached}${text.replace(SECRET, '[redacted]')}\n`;
    })
    .join('\n');
}
