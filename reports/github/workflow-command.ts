import { shorten } from '../text/shorten.js';
import { visible } from '../text/visible.js';

const TITLE = 200;
const MESSAGE = 4000;

/** A message that GitHub shows beside a file, or beside the job. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  file: string | null;
  title: string;
  /** Its lines. */
  message: readonly string[];
}

/**
 * An annotation as the line that makes it; nothing inside can end the line, or begin another command.
 *
 * @see https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts for what has to be escaped
 */
export function workflowCommand({ level, file, title, message }: Annotation): string {
  const properties = [
    ...(file === null ? [] : [`file=${propertyOf(visible(file))}`, 'line=1']),
    `title=${propertyOf(shorten(title, TITLE))}`,
  ];
  return `::${level} ${properties.join(',')}::${dataOf(message.map((line) => shorten(line, MESSAGE)).join('\n'))}`;
}

function dataOf(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyOf(text: string): string {
  return dataOf(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
