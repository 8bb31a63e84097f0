import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { changeSchedule } from './schedule';

/** Creates the feed or replaces its secret. Returns the secret, which cannot be read again. */
export async function renewCalendarFeed() {
  const client = await backend();
  return unwrap(await client.rpc('renew_calendar_feed'));
}

/** Shows a feed created just now; null when it was turned off. */
export function showFeed(vendorId: string, since: Date | null): void {
  changeSchedule(vendorId, () => ({ feedSince: since?.toISOString() ?? null }));
}

export async function closeCalendarFeed(vendorId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_calendar_feeds').delete().eq('vendor_id', vendorId));
}
