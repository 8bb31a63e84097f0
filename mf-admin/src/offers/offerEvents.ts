import type { RequestEvent } from '@tree-service/market/api/requests';
import { describeEvent } from '@tree-service/market/features/timeline';

export interface OfferEvent {
  readonly id: string;
  readonly text: string;
  /** What the Pro or the owner wrote about it. */
  readonly note: string | null;
  /** ISO time. */
  readonly at: string;
}

function wordsOf(event: RequestEvent, nameOf: (vendorId: string) => string | null): string | null {
  if (event.event === 'offer' && event.from_state === null) {
    const name = event.vendor_id === null ? null : nameOf(event.vendor_id);
    return `${name ?? 'A Pro'} was offered the request`;
  }
  return describeEvent(event, 'admin', nameOf);
}

/** The events of a request's offers, oldest first; other events are ignored. */
export function offerEvents(
  events: readonly RequestEvent[],
  nameOf: (vendorId: string) => string | null,
): OfferEvent[] {
  return events.flatMap((event) => {
    if (event.machine !== 'lead') return [];
    const text = wordsOf(event, nameOf);
    return text === null
      ? []
      : [{ id: String(event.id), text, note: event.note, at: event.created_at }];
  });
}
