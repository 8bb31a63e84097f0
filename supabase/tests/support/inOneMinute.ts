import type { Marketplace } from './marketplace';

/**
 * Tries a limit that counts by minutes of the clock, from zero: again when a minute ended meanwhile.
 * Rejects as the attempt does.
 */
export async function inOneMinute(
  market: Marketplace,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const minute = () => market.value<string>(`date_trunc('minute', now())::text`);
  const began = await minute();
  await market.database.query('delete from private.error_report_counts');
  const [outcome] = await Promise.allSettled([attempt()]);
  if ((await minute()) !== began) return inOneMinute(market, attempt);
  if (outcome.status === 'rejected') throw outcome.reason;
}
