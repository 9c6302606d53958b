import { createHash } from 'node:crypto';

/**
 * A text between lines that tell GitHub's runner to obey no command in it: what a compactor wrote may look like one.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions, “Stopping and starting workflow commands”
 */
export function withoutCommands(text: string): string {
  // A text cannot hold its own hash, so that nothing in it starts commands again.
  const token = createHash('sha256').update(text).digest('hex');
  return `::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`;
}
