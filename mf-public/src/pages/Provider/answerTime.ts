const HOUR = 3600;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long answers usually take: "About 10 minutes", "About 2 hours", "About a day", "About 3 days". */
export function answerTime(seconds: number): string {
  if (seconds < 50 * 60) {
    return `About ${counted(Math.max(5, Math.ceil(seconds / 300) * 5), 'minute')}`;
  }
  if (seconds < 90 * 60) return 'About an hour';
  if (seconds < 20 * HOUR) return `About ${counted(Math.round(seconds / HOUR), 'hour')}`;
  const days = Math.max(1, Math.round(seconds / DAY));
  return days === 1 ? 'About a day' : `About ${counted(days, 'day')}`;
}
