import { ConversationProblem } from '../conversation-problem.js';
import { describeNode } from '../describe-node.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message, Part } from '../message.js';
import { joinedText } from '../part-text.js';
import type { Reading } from './format.js';
import { joinReadings } from './join-readings.js';
import { otherFields } from './left-out.js';
import { readChatMessage } from './read-chat-message.js';

/**
 * Trajectories of SWE-agent: the messages in `history`, or the steps in `trajectory` where there is no history.
 *
 * @throws ConversationProblem
 */
export function readSweAgent(values: readonly JsonNode[]): Reading {
  return joinReadings(values.map(readValue));
}

function readValue(value: JsonNode): Reading {
  const history = value.list('history');
  const steps = history ?? value.list('trajectory');
  if (!steps)
    throw new ConversationProblem(
      `${describeNode(value)}, without \`history\` or \`trajectory\``,
      value.start,
    );
  return {
    messages: history ? history.map(readEntry) : steps.flatMap(readStep),
    leftOut: otherFields(value, [history ? 'history' : 'trajectory']),
  };
}

/** A message that also holds what was thought and done by itself; mostly its content repeats it. */
function readEntry(node: JsonNode): Message {
  const message = readChatMessage(node);
  const said = joinedText(message.parts);
  const isCalled = message.parts.some(({ type }) => type === 'use');
  const thought = missing(node.text('thought'), said);
  const action = isCalled ? [] : missing(node.text('action'), said);
  return {
    ...message,
    parts: [
      ...thought.map((text): Part => ({ type: 'thinking', text })),
      ...message.parts,
      ...action.map((text): Part => ({ type: 'text', text })),
    ],
  };
}

function missing(text: string | undefined, said: string): string[] {
  return text === undefined || said.includes(text.trim()) ? [] : [text];
}

function readStep(node: JsonNode): Message[] {
  if (node.field('role')) return [readChatMessage(node)];
  const said = node.text('response') ?? joinedParts(node);
  const observed = node.text('observation');
  return [
    ...(said === undefined
      ? []
      : [{ role: 'assistant' as const, parts: [{ type: 'text' as const, text: said }] }]),
    ...(observed === undefined
      ? []
      : [{ role: 'user' as const, parts: [{ type: 'text' as const, text: observed }] }]),
  ];
}

function joinedParts(node: JsonNode): string | undefined {
  const texts = [node.text('thought'), node.text('action')].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join('\n');
}
