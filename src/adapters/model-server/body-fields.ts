import { BadRequest } from './bad-request.js';
import { writtenJson } from './written-json.js';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of objects. @throws BadRequest */
export function fieldsList(value: unknown, name: string): Fields[] {
  if (Array.isArray(value) && value.every(isFields)) return value;
  throw new BadRequest(`'${name}' must be an array of objects.`);
}

/** A text. @throws BadRequest */
export function textField(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new BadRequest(`'${name}' must be a non-empty string.`);
}

/** A number of tokens, null where it is not given. @throws BadRequest */
export function tokensField(value: unknown, name: string): number | null {
  if (value === undefined || value === null) return null;
  if (Number.isSafeInteger(value) && (value as number) >= 1) return value as number;
  throw new BadRequest(`'${name}' must be a positive integer.`);
}

/** The names of the tools that are declared, which have theirs where `declaration` says. */
export function toolNames(tools: unknown, declaration = (tool: Fields): unknown => tool): string[] {
  if (!Array.isArray(tools)) return [];
  const declared = tools.filter(isFields).map(declaration);
  return declared.flatMap((one) => (isFields(one) && typeof one.name === 'string' ? one.name : []));
}

/** All that is text in content: itself, or that of its parts; of parts without one, their JSON. */
export function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (content === undefined || content === null) return '';
  if (Array.isArray(content)) return content.map(textIn).filter(Boolean).join('\n');
  if (!isFields(content)) return String(content);
  for (const name of ['text', 'input_text', 'output', 'content', 'thinking']) {
    if (typeof content[name] === 'string' || Array.isArray(content[name])) return textIn(content[name]);
  }
  if (isFields(content.functionCall)) return callText(content.functionCall.name, content.functionCall.args);
  if (content.type === 'tool_use') return callText(content.name, content.input);
  if (isFields(content.functionResponse)) return resultText(content.functionResponse.response);
  return JSON.stringify(content);
}

/** A tool call as a turn's text has it: its name and its arguments. */
export function callText(name: unknown, input: unknown): string {
  return `${name} ${typeof input === 'string' ? input : writtenJson(input ?? {})}`;
}

/** Clients wrap the text of a result, since only objects may be returned. */
function resultText(response: unknown): string {
  if (!isFields(response)) return textIn(response);
  const values = Object.values(response);
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : writtenJson(response);
}
