/** What the fact is that a turn states; the key of that fact. */
export const CATEGORIES = ['decision', 'path', 'command', 'number', 'id'] as const;

export type Category = (typeof CATEGORIES)[number];
