import { formatMoment } from '@tree-service/domain';
import { messageOf, useFeatureFlag } from '@tree-service/kernel';
import {
  Alert,
  Button,
  Card,
  HStack,
  Section,
  Text,
  VisuallyHidden,
  VStack,
} from '@tree-service/design';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { importBusyTimes, type BusyImport } from '../../../api/blockedTimes';
import { changeSchedule, type Schedule } from '../../../api/schedule';
import { useBusinessAction } from '../../../business/useBusinessAction';
import type { BusyChanges, ReadCalendar } from './busyTimes';

const SHOWN = 8;

interface ImportCalendarProps {
  readonly blocks: Schedule['blocks'];
  readonly timeZone: string;
}

interface Preview extends BusyChanges, Pick<ReadCalendar, 'calendar' | 'unread'> {
  readonly days: number;
}

type Read =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'read'; readonly preview: Preview };

async function readFile(
  file: File,
  { blocks, timeZone }: ImportCalendarProps,
  onProgress: (share: number) => void,
): Promise<Read> {
  try {
    // The parser of calendars is downloaded by those who have one.
    const { changesOf, READ_DAYS, readBusyTimes } = await import('./busyTimes');
    const read = await readBusyTimes(await file.text(), new Date(), timeZone, onProgress);
    const { calendar, unread } = read;
    const changes = changesOf(read, blocks);
    return { kind: 'read', preview: { ...changes, calendar, unread, days: READ_DAYS } };
  } catch (cause) {
    return { kind: 'refused', message: messageOf(cause) };
  }
}

const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

interface PreviewProps {
  readonly preview: Preview;
  readonly timeZone: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

function CalendarPreview({ preview, timeZone, isSaving, onSave, onLeave }: PreviewProps) {
  const { added, freed, reach, unread, days } = preview;
  const isNew = added.length > 0;
  return (
    <>
      {unread.length > 0 && (
        <Alert tone="warning">
          <Text>
            We couldn't read {count(unread.length, 'event', 'events')}. Block{' '}
            {unread.length === 1 ? 'its time' : 'their times'} yourself if you are busy then.
          </Text>
          <ul>
            {unread.slice(0, SHOWN).map(({ title, reason }, index) => (
              <li key={index}>
                <bdi>{title || 'Event without a title'}</bdi>: {reason}
              </li>
            ))}
          </ul>
          {unread.length > SHOWN && <Text>And {unread.length - SHOWN} more.</Text>}
        </Alert>
      )}
      {isNew && (
        <ul aria-label="New busy times">
          {added.slice(0, SHOWN).map(({ starts_at, ends_at, note }) => (
            <li key={`${starts_at} ${ends_at}`}>
              {formatMoment(starts_at, timeZone)} to {formatMoment(ends_at, timeZone)}
              {note !== null && (
                <>
                  : <bdi>{note}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {added.length > SHOWN && <Text>And {added.length - SHOWN} more.</Text>}
      {reach !== null && (
        <Text>
          This calendar has more busy times than we can import at once. We'll import those through{' '}
          {formatMoment(reach, timeZone)}. Choose the file again later for the rest.
        </Text>
      )}
      {freed.length > 0 && (
        <Text>
          {count(freed.length, 'blocked time is', 'blocked times are')} no longer in this calendar
          and will be free again.
        </Text>
      )}
      {isNew || freed.length > 0 ? (
        <HStack $gap={3} $wrap>
          <Button loading={isSaving} onClick={onSave}>
            {isNew
              ? `Block ${count(added.length, 'busy time', 'busy times')}`
              : `Free ${count(freed.length, 'blocked time', 'blocked times')}`}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            Cancel
          </Button>
        </HStack>
      ) : (
        <Text role="status">No new busy times in the next {days} days.</Text>
      )}
    </>
  );
}

function Import(props: ImportCalendarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>({ kind: 'none' });
  const save = useBusinessAction<BusyImport, Schedule['blocks']>({
    run: (_vendorId, wanted) => importBusyTimes(wanted),
    show: (blocks, _wanted, vendorId) => changeSchedule(vendorId, () => ({ blocks })),
    done: 'Your blocked times match your calendar',
    failed: "We couldn't block the busy times. Nothing was changed.",
    onDone: () => setRead({ kind: 'none' }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = Array.from(event.target.files ?? []);
    event.target.value = '';
    if (!file) return;
    setRead({ kind: 'reading', share: 0 });
    void readFile(file, props, (share) => setRead({ kind: 'reading', share })).then(setRead);
  };
  return (
    <VStack $gap={4} $align="start">
      <Button variant="outline" onClick={() => input.current?.click()}>
        <CalendarPlus size={20} aria-hidden />
        Choose a calendar file
      </Button>
      <VisuallyHidden as="div" hidden>
        <input
          ref={input}
          type="file"
          accept=".ics,text/calendar"
          tabIndex={-1}
          aria-label="Calendar file"
          onChange={choose}
        />
      </VisuallyHidden>
      {read.kind === 'refused' && (
        <Alert tone="warning" role="alert">
          {read.message}
        </Alert>
      )}
      {read.kind === 'reading' && (
        <Text role="status">Reading your calendar: {Math.round(read.share * 100)}%</Text>
      )}
      {read.kind === 'read' && (
        <CalendarPreview
          preview={read.preview}
          timeZone={props.timeZone}
          isSaving={save.isPending}
          onSave={() =>
            save.mutate({
              calendar: read.preview.calendar,
              replaced: read.preview.replaced,
              times: read.preview.kept,
            })
          }
          onLeave={() => setRead({ kind: 'none' })}
        />
      )}
    </VStack>
  );
}

/** Busy times from a calendar of the Pro's own, where vendor_calendar is on. */
export function ImportCalendar(props: ImportCalendarProps) {
  if (!useFeatureFlag('vendor_calendar')) return null;
  return (
    <Section
      title="Block times from your calendar"
      description="Export a calendar file (.ics) from Google Calendar, Apple Calendar or Outlook. You won't receive offers during its busy times. After a change, choose the new file: it replaces the times of the old one."
    >
      <Card>
        <Import {...props} />
      </Card>
    </Section>
  );
}
