/** Minutes from now until the clock of a time zone shows an hour, which is today or tomorrow; at least as many as are given. */
export function minutesUntil(hour: number, timeZone: string, atLeast = 0): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date());
  const part = (type: string) => Number(clock.find((each) => each.type === type)?.value);
  const minutes = (hour - part('hour')) * 60 - part('minute');
  return minutes > atLeast ? minutes : minutes + 24 * 60;
}
