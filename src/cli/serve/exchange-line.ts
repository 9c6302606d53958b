import { count } from '../../../reports/text/numbers.js';
import { shorten } from '../../../reports/text/shorten.js';
import { visible } from '../../../reports/text/visible.js';
import type { ModelExchange } from '../../adapters/model-server/model-server-options.js';

/** One request and what came of it, in a line. */
export function exchangeLine({ index, purpose, request, call, status }: ModelExchange): string {
  const asked = `${index + 1}  ${request.dialect}${request.stream ? ' (streamed)' : ''}  ${purpose}`;
  if (call === null) return `${asked}  ${status ?? 'gone'}`;
  const shown = `${count(call.shown.length, 'turn')} shown, ${call.truth.anchors.length} in the summary`;
  const cut = call.truth.cut === 'none' ? '' : `, cut (${call.truth.cut})`;
  const wrote = call.response === null ? visible(call.error ?? '') : shorten(call.response.text, 60);
  return `${asked}  ${status ?? 'gone'}  ${shown}${cut}  ${wrote}`;
}
