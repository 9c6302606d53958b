import { NonsenseError } from '../nonsense-error.js';
import type { SummaryResponse } from '../summarizer.js';

const CALL = 'summarize(…)';
const KINDS: readonly unknown[] = ['text', 'toolCall', 'blank'];
const FINISHES: readonly unknown[] = [undefined, 'stop', 'length', 'filter'];

/**
 * What a summarizer under test returned, as a response of its own.
 *
 * @throws NonsenseError when it is neither text nor an object with `text`, or another part of it is out of shape.
 */
export function readSummaryText(value: unknown): SummaryResponse {
  if (typeof value === 'string') return { kind: kindOf(value), text: value };
  if (typeof value !== 'object' || value === null) {
    throw new NonsenseError(CALL, 'text, or an object with `text`', value);
  }
  const given = Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null));
  const { text, finish, closingMarker, reportedIds } = given;
  if (typeof text !== 'string') throw new NonsenseError(CALL, 'a `text` that is a string', text);
  const { kind = kindOf(text) } = given;
  const expect = (holds: boolean, expected: string, part: unknown) => {
    if (!holds) throw new NonsenseError(CALL, expected, part);
  };
  expect(KINDS.includes(kind), "a `kind` of 'text', 'toolCall' or 'blank', or none", kind);
  expect(FINISHES.includes(finish), "a `finish` of 'stop', 'length' or 'filter', or none", finish);
  expect(['string', 'undefined'].includes(typeof closingMarker), 'a `closingMarker` of text', closingMarker);
  expect(isIdList(reportedIds), '`reportedIds` as a list of turn ids, or none', reportedIds);
  const response = { kind, text } as SummaryResponse;
  if (finish !== undefined) response.finish = finish as 'stop';
  if (closingMarker) response.closingMarker = closingMarker as string;
  if (reportedIds !== undefined) response.reportedIds = [...(reportedIds as string[])];
  return response;
}

function kindOf(text: string): 'text' | 'blank' {
  return text.trim() === '' ? 'blank' : 'text';
}

function isIdList(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'));
}
