import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Fact, Turn } from '../transcript/turn.js';

/** What a line says about a turn: the anchor and the facts as they are written, which a fault may have spoiled. */
export interface Statement {
  turn: Turn;
  anchor: string;
  facts: readonly Fact[];
  /** Anchor and facts are the turn's own, all of them. */
  whole: boolean;
}

/** One line of a summary, or free text in its place; `tokens` counts `text`. */
export interface Line {
  text: string;
  tokens: number;
  statement: Statement | null;
}

/** The text of a line: it ends in a line feed, so that the counts of lines add up. */
export function lineText(anchor: string, facts: readonly Fact[]): string {
  const others = facts.filter((fact) => fact.value !== anchor);
  if (others.length === 0) return `- ${anchor}\n`;
  return `- ${anchor}: ${others.map((fact) => `${fact.key} = ${fact.value}`).join('; ')}\n`;
}

/** A line that states something about a turn. */
export function statementLine(statement: Statement, tokenizer: Tokenizer): Line {
  const text = lineText(statement.anchor, statement.facts);
  return { text, tokens: tokenizer.count(text), statement };
}

/** Text that states nothing about a turn. */
export function freeLine(text: string, tokenizer: Tokenizer): Line {
  return { text, tokens: tokenizer.count(text), statement: null };
}
