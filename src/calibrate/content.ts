/** What a conversation is made of. */
export const CONTENTS = ['prose', 'tool-output', 'code', 'logs', 'mixed'] as const;

export type Content = (typeof CONTENTS)[number];
