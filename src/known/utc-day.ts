const DAY_MS = 86_400_000;

/** A day in UTC, as YYYY-MM-DD: today, or so many days later. */
export function utcDay(daysLater = 0, now = Date.now()): string {
  return new Date(now + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day that there is, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && utcDay(0, time) === text;
}
