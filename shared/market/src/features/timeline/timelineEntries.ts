import { describeEvent, type TimelineEvent, type TimelineViewer } from './describeEvent';

export interface TimelineEntry {
  key: string;
  text: string;
  /** What the person who acted wrote about it, or null. */
  note: string | null;
  /** ISO time. */
  at: string;
}

/** The lines of a timeline, latest first, without internal events. */
export function timelineEntries(
  events: readonly TimelineEvent[],
  viewer: TimelineViewer,
  vendorName: (vendorId: string) => string | null,
): TimelineEntry[] {
  return events
    .flatMap((event) => {
      const text = describeEvent(event, viewer, vendorName);
      if (text === null) return [];
      return [{ key: String(event.id), text, note: event.note, at: event.created_at }];
    })
    .reverse();
}
