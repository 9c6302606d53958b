/** How many milliseconds an answer asks to wait before the next try; null where it does not say. */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const says = headers.get('retry-after')?.trim();
  if (!says) return null;
  if (/^\d+(\.\d+)?$/.test(says)) return Number(says) * 1000;
  const until = Date.parse(says);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
