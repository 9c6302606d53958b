import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Fact, Turn } from '../transcript/turn.js';
import { FOREIGN } from './simulator-texts.js';

/** What a line says about a turn: the anchor and the facts as they are written, which a fault may have spoiled. */
export interface Statement {
  turn: Turn;
  anchor: string;
  facts: readonly Fact[];
  /** Anchor and facts are the turn's own, all of them. */
  whole: boolean;
  /** The words around them are in a language that has no spaces. */
  foreign?: true;
}

/** One line of a summary, or free text in its place; `tokens` counts `text`. */
export interface Line {
  text: string;
  tokens: number;
  statement: Statement | null;
}

/** A line about a turn. */
export type StatementLine = Line & { statement: Statement };

/** The text of a line: it ends in a line feed, so that the counts of lines add up. */
export function lineText(anchor: string, facts: readonly Fact[]): string {
  const others = facts.filter((fact) => fact.value !== anchor);
  if (others.length === 0) return `- ${anchor}\n`;
  return `- ${anchor}: ${others.map((fact) => `${fact.key} = ${fact.value}`).join('; ')}\n`;
}

/** The same in a language that has no spaces; every value has a letter of it as its neighbour. */
function foreignText(anchor: string, facts: readonly Fact[]): string {
  const others = facts.filter((fact) => fact.value !== anchor);
  if (others.length === 0) return `- ${anchor}${FOREIGN.settled}。\n`;
  const said = others.map((fact) => fact.key + FOREIGN.is + fact.value).join('，');
  return `- ${anchor}${FOREIGN.of}${said}。\n`;
}

/** A line that states something about a turn. */
export function statementLine(statement: Statement, tokenizer: Tokenizer): Line {
  const textOf = statement.foreign ? foreignText : lineText;
  const text = textOf(statement.anchor, statement.facts);
  return { text, tokens: tokenizer.count(text), statement };
}

/** Whether a line says something about a turn. */
export function isStatement(line: Line): line is StatementLine {
  return line.statement !== null;
}

/** Text that states nothing about a turn. */
export function freeLine(text: string, tokenizer: Tokenizer): Line {
  return { text, tokens: tokenizer.count(text), statement: null };
}
