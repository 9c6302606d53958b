import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { loadAsset } from './load-asset.js';

const STYLES = ['page.css', 'evidence.css', 'print.css'];

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 3h12v3H2zM2 8h8v2H2zM2 12h5v2H2z' fill='%238a8578'/%3E%3C/svg%3E";

/** A whole page that needs no other file, and may run and load nothing but what it holds; `styles` are those of this kind of page. */
export function renderPage(title: string, body: VNode, styles: readonly string[] = []): string {
  const style = [...STYLES, ...styles].map(loadAsset).join('\n');
  const script = loadAsset('page.js');
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
      <link rel="icon" href={ICON} />
    </>,
  );
  return `<!doctype html>
<html lang="en">
<head>
${head}
<style>${style}</style>
</head>
<body>
${renderToString(body)}
<script>${script}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
