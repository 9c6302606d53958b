import type { Tokenizer } from '../../tokens/tokenizer.js';
import type { Turn } from '../../transcript/turn.js';
import { ANCHOR_KEY, findAnchors } from './find-anchors.js';
import { kindOf } from './kind-of.js';
import { linkExchanges } from './link-exchanges.js';
import type { Message } from './message.js';
import { splitAnswers } from './split-answers.js';

/** The turns of a conversation, with anchors found in their texts. */
export function turnsOf(messages: readonly Message[], tokenizer: Tokenizer): Turn[] {
  const linked = linkExchanges(splitAnswers(messages));
  const anchors = findAnchors(linked.map(({ text }) => text));
  return linked.map(({ role, text, uses, results }, index) => {
    const anchor = anchors[index]!;
    return {
      id: `t${index + 1}`,
      role,
      kind: kindOf(role, text),
      text,
      tokens: tokenizer.count(text),
      anchor,
      ...(anchor !== null && { facts: [{ key: ANCHOR_KEY, value: anchor }] }),
      ...(uses.length > 0 && { uses }),
      ...(results.length > 0 && { results }),
    };
  });
}
