import type { Fact, Kind, Role, ToolResult, ToolUse, Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';
import { joinPassages, type Passage } from '../material/passage.js';

/** Everything about a turn but its id, which it gets when its place in the log is known. */
export interface TurnContent {
  role: Role;
  kind: Kind;
  passages: readonly Passage[];
  anchor: string | null;
  facts?: Fact[];
  uses?: ToolUse[];
  results?: ToolResult[];
}

/** The id of a turn whose place in the log is not known yet. */
export const UNPLACED = '';

/** A turn whose text is the passages, line by line, with its tokens. */
export function makeTurn(material: Material, { passages, ...content }: TurnContent): Turn {
  const whole = joinPassages(passages);
  const text = whole?.text ?? '';
  const tokens = material.additive ? (whole?.last ?? 0) : material.tokenizer.count(text);
  return { id: UNPLACED, ...content, text, tokens };
}
