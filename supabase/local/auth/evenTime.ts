import { setTimeout as pause } from 'node:timers/promises';

/**
 * Answers after at least so many milliseconds, so that no one can tell from the time whether there was
 * a mail to send.
 */
export async function evenly(leastMs: number, work: () => Promise<Response>): Promise<Response> {
  const [answer] = await Promise.all([work(), pause(leastMs)]);
  return answer;
}
