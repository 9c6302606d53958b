import { ConversationProblem } from '../conversation-problem.js';
import { describeNode } from '../describe-node.js';
import type { JsonNode } from '../json/json-node.js';

/** The problem of a value that stands where something else should; `expected` says what. */
export function misplaced(node: JsonNode, expected: string): ConversationProblem {
  return new ConversationProblem(`${describeNode(node)} where ${expected} should be`, node.start);
}
