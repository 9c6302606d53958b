import fc from 'fast-check';
import type { Role, Turn } from '../../../src/transcript/turn.js';
import { composeText } from '../../../src/transcript/turn-text.js';

/** Anchors in several scripts and with awkward ends; none is present in another, though some are parts of others. */
export const ANCHORS = [
  'TICKET-1',
  'TICKET-12',
  'src/a.ts',
  'src/a.tsx',
  'https://x.io/a/',
  'https://x.io/a/b?c=1',
  'C:\\logs\\a',
  'build-',
  '京都',
  '東大寺',
  '한국어',
  'กขค',
  'か゚る',
  'क्षत्रिय',
  'ꦲꦏ',
  '👍🏽',
  '👩‍👩‍👧',
  '🚀',
  'café',
  'cafe',
  'Ångström-9',
  '1,000,007',
  '42',
  '$12.50',
  'npm run build -- --watch',
  'err-7',
  'ERR-7',
  '<|endoftext|>',
  '$&-$1',
  '(a|b)*',
  'user_id_2',
  '"quoted" & <tagged>',
  'مرحبا-8',
] as const;

const VALUES = ['8080', '三百円', 'v1.2.3', '🎯', 'tab\\t', 'ok://y', "it's", '7%', 'до завтра', 'x=1'];

interface Spec {
  anchor: string | null;
  isStrict: boolean;
  tool: 'none' | 'use' | 'result';
  words: string;
}

/** A turn that says what its anchor and facts need. */
export function turnOf(index: number, { anchor, isStrict, tool, words }: Spec): Turn {
  const id = `t${index + 1}`;
  const value = isStrict ? `${VALUES[index % VALUES.length]} no${index}` : anchor;
  const prose = [words, anchor, isStrict ? value : null, `${words} end ${index}`]
    .filter((part) => part !== null)
    .join('\n  ');
  const role: Role = tool === 'result' ? 'tool' : 'assistant';
  const parts = {
    prose: tool === 'result' ? '' : prose,
    ...(tool === 'use' && {
      uses: [{ id: `use${index}`, name: 'look', input: `{"at": ${index}, "deep": [true]}` }],
    }),
    ...(tool === 'result' && { results: [{ use: `use${index - 1}`, text: prose }] }),
  };
  const { prose: _, ...tools } = parts;
  const facts = value === null ? [] : [{ key: 'value', value }];
  return { id, role, kind: 'prose', text: composeText(parts), tokens: 20, anchor, facts, ...tools };
}

/** A log of turns with distinct anchors, or none, one of them perhaps repeated as a twin. */
export const someLog: fc.Arbitrary<Turn[]> = fc
  .record({
    anchors: fc.shuffledSubarray([...ANCHORS, null, null], { minLength: 1, maxLength: 12 }),
    strict: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    words: fc.array(fc.constantFrom('alpha', 'two words', '我们', 'x\r\ny', ''), {
      minLength: 12,
      maxLength: 12,
    }),
    tools: fc.array(fc.constantFrom<Spec['tool']>('none', 'none', 'use'), { minLength: 12, maxLength: 12 }),
    twin: fc.option(fc.nat(11)),
  })
  .map(({ anchors, strict, words, tools, twin }) => {
    const log = anchors.map((anchor, at) =>
      turnOf(at, { anchor, isStrict: strict[at]! && anchor !== null, tool: tools[at]!, words: words[at]! }),
    );
    const original = twin === null ? undefined : log[twin];
    return original && !original.uses ? [...log, { ...original, id: `t${log.length + 1}` }] : log;
  });
