export function openWorkshop(snippets: { file: string; code: string }[]): {
  folder: string;
  remove(): void;
};
export function runLine(
  line: string,
  folder: string,
): { status: number | null; stdout: string; stderr: string };
