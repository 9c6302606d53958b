/** The option of every command that writes a report as a page. */
export const HTML_OPTION = [
  '--html [path]',
  'write the report as one page of HTML: to standard output, a file, or a directory',
] as const;
