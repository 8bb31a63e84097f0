import { newKey } from '@tree-service/domain';
import { pageHost } from '@tree-service/kernel';

/**
 * Headers by which a call of an Edge Function is found again where its work is followed: a new id, and as
 * W3C Baggage the releases of the page that asks.
 */
export function tracedHeaders(): { 'x-request-id': string; baggage: string } {
  const host = pageHost();
  const release = host?.running().shell;
  const shown = host?.shownRemote();
  const facts = { release, remote: shown?.name, remote_version: shown?.version };
  const baggage = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`);
  return { 'x-request-id': newKey(), baggage: baggage.join(',') };
}
