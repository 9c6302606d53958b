import { expect, it } from 'vitest';
import { importLines } from '../../../../src/cli/import/import-lines.js';
import { readFormat } from '../../../../src/cli/import/read-format.js';

it('says what was read, and what was left out', () => {
  const left = (type: string) => ({ line: 1, type, sha256: '', bytes: 0 });
  const lines = importLines(
    {
      conversation: 1,
      sources: [
        {
          file: 'a\u001b.jsonl',
          format: 'claude-code',
          sha256: '',
          leftOut: [left('summary'), left('summary')],
        },
      ],
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Pay INV-17.' }] },
        { role: 'assistant', parts: [{ type: 'text', text: 'ok' }] },
      ],
    },
    'out.json',
  );
  expect(lines.join('')).toBe(
    'a␛.jsonl: claude-code; left out: 2 summary\n2 turns in out.json, 1 of them with words that no other turn has\n',
  );
});

it('takes the names of formats only', () => {
  expect([readFormat('anthropic'), readFormat(undefined)]).toEqual(['anthropic', undefined]);
  expect(() => readFormat('claude')).toThrow('got "claude"');
});
