import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn } from '../transcript/turn.js';

/** A short conversation with a tool exchange, whose texts break where they are not handed on as they are. */
export function smokeTurns(tokenizer: Tokenizer): Turn[] {
  const turns: Omit<Turn, 'tokens'>[] = [
    {
      id: 't1',
      role: 'user',
      kind: 'prose',
      anchor: 'SMOKE-1',
      text: 'Remember SMOKE-1.\r\nAnd "quotes", \\ and \t.',
    },
    {
      id: 't2',
      role: 'assistant',
      kind: 'structured',
      anchor: 'SMOKE-2',
      text: 'I look at SMOKE-2.\nread_file {"path":"SMOKE-2"}',
      uses: [{ id: 'u1', name: 'read_file', input: '{"path":"SMOKE-2"}' }],
    },
    {
      id: 't3',
      role: 'tool',
      kind: 'structured',
      anchor: 'SMOKE-3',
      text: 'SMOKE-3: 東京 👍🏽 e\u0301 \u2028 \u0000',
      results: [{ use: 'u1', text: 'SMOKE-3: 東京 👍🏽 e\u0301 \u2028 \u0000' }],
    },
    {
      id: 't4',
      role: 'assistant',
      kind: 'prose',
      anchor: 'SMOKE-4',
      text: 'Half a character: \ud800 SMOKE-4.',
    },
    { id: 't5', role: 'user', kind: 'prose', anchor: 'SMOKE-5', text: 'Now do SMOKE-5.' },
  ];
  return turns.map((turn) => ({ ...turn, tokens: tokenizer.count(turn.text) }));
}
