import { TIMELINE_AT_MOST } from '../../api/requests';
import { formatAge } from '@tree-service/domain';
import { Button, Text, Timeline as Events, VStack } from '@tree-service/design';
import { useState } from 'react';
import { describeEvent, type TimelineEvent, type TimelineViewer } from './describeEvent';

/** How many of the latest events are shown at first. */
const SHOWN_AT_FIRST = 6;

interface TimelineEntry {
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

export interface TimelineProps {
  events: readonly TimelineEvent[];
  viewer: TimelineViewer;
  /** The business of a Pro; null when it is not known. */
  vendorName: (vendorId: string) => string | null;
}

/** Events, latest first; a long list is collapsed. */
export function Timeline({ events, viewer, vendorName }: TimelineProps) {
  const entries = timelineEntries(events, viewer, vendorName);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = isUnfolded ? entries : entries.slice(0, SHOWN_AT_FIRST);
  return (
    <VStack $align="start">
      <Events
        events={shown.map(({ key, text, note, at }, position) => ({
          id: key,
          title: text,
          time: formatAge(at),
          dateTime: at,
          text: note === null ? undefined : `“${note}”`,
          tone: position === 0 ? 'brand' : 'neutral',
        }))}
      />
      {entries.length > SHOWN_AT_FIRST && (
        <Button variant="link" onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Show less' : `Show all ${entries.length} events`}
        </Button>
      )}
      {events.length >= TIMELINE_AT_MOST && (
        <Text size="sm" tone="muted">
          This covers the latest {TIMELINE_AT_MOST} events. Older events aren't shown.
        </Text>
      )}
    </VStack>
  );
}
