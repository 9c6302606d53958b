export const ROOT: string;
export function documents(): string[];
export function readDocument(path: string): string;
export function snippetsIn(text: string): { file: string; exit: number; code: string }[];
export function outputsIn(
  text: string,
): { block: string; head: string; command: string; only: string[] | null; shown: string }[];
