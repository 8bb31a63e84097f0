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
import { addTimeBlock, showBlock } from '../../../api/blockedTimes';
import type { Schedule } from '../../../api/schedule';
import { useBusinessAction } from '../../../business/useBusinessAction';
import type { BusyTime } from './busyTimes';

const SHOWN = 8;

type NewBlock = Parameters<typeof showBlock>[0];

interface ImportCalendarProps {
  readonly blocks: Schedule['blocks'];
  readonly timeZone: string;
}

type Read =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'read'; readonly times: readonly BusyTime[]; readonly days: number };

async function readFile(file: File, { blocks, timeZone }: ImportCalendarProps): Promise<Read> {
  try {
    // The parser of calendars is downloaded by those who have one.
    const { busyTimesOf, MOST_BUSY_TIMES, newTimes, READ_DAYS } = await import('./busyTimes');
    const times = newTimes(busyTimesOf(await file.text(), new Date(), timeZone), blocks);
    return times.length > MOST_BUSY_TIMES
      ? { kind: 'refused', message: `This calendar has more than ${MOST_BUSY_TIMES} busy times.` }
      : { kind: 'read', times, days: READ_DAYS };
  } catch (cause) {
    return { kind: 'refused', message: messageOf(cause) };
  }
}

function Import(props: ImportCalendarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>({ kind: 'none' });
  const add = useBusinessAction<readonly BusyTime[], NewBlock[]>({
    run: async (vendorId, times) => {
      const added: NewBlock[] = [];
      for (const { starts_at, ends_at, note } of times) {
        const id = await addTimeBlock(starts_at, ends_at, note);
        added.push({ id, vendor_id: vendorId, starts_at, ends_at, note });
      }
      return added;
    },
    show: (added) => added.forEach(showBlock),
    done: (times) => `${times.length} busy ${times.length === 1 ? 'time' : 'times'} blocked`,
    failed: "We couldn't block all busy times. Choose the file again to add the rest.",
    onDone: () => setRead({ kind: 'none' }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = Array.from(event.target.files ?? []);
    event.target.value = '';
    if (file) void readFile(file, props).then(setRead);
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
      {read.kind === 'read' && read.times.length === 0 && (
        <Text role="status">No new busy times in the next {read.days} days.</Text>
      )}
      {read.kind === 'read' && read.times.length > 0 && (
        <>
          <ul>
            {read.times.slice(0, SHOWN).map(({ starts_at, ends_at, note }) => (
              <li key={`${starts_at} ${ends_at}`}>
                {formatMoment(starts_at, props.timeZone)} to {formatMoment(ends_at, props.timeZone)}
                {note !== null && `: ${note}`}
              </li>
            ))}
          </ul>
          {read.times.length > SHOWN && <Text>And {read.times.length - SHOWN} more.</Text>}
          <HStack $gap={3} $wrap>
            <Button loading={add.isPending} onClick={() => add.mutate(read.times)}>
              Block {read.times.length} busy {read.times.length === 1 ? 'time' : 'times'}
            </Button>
            <Button variant="ghost" onClick={() => setRead({ kind: 'none' })}>
              Don't block
            </Button>
          </HStack>
        </>
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
      description="Export a calendar file (.ics) from Google Calendar, Apple Calendar or Outlook. You won't receive offers during its busy times."
    >
      <Card>
        <Import {...props} />
      </Card>
    </Section>
  );
}
