const HOUR = 3600;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long answers usually take: "about 10 minutes", "about 2 hours", "about a day", "about 3 days". */
export function answerTime(seconds: number): string {
  if (seconds < 50 * 60) {
    return `about ${counted(Math.max(5, Math.ceil(seconds / 300) * 5), 'minute')}`;
  }
  if (seconds < 90 * 60) return 'about an hour';
  if (seconds < 20 * HOUR) return `about ${counted(Math.round(seconds / HOUR), 'hour')}`;
  const days = Math.max(1, Math.round(seconds / DAY));
  return days === 1 ? 'about a day' : `about ${counted(days, 'day')}`;
}
