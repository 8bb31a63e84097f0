import { closeCalendarFeed, renewCalendarFeed, showFeed } from '../../../api/calendarFeed';
import type { Schedule } from '../../../api/schedule';
import { formatDay } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  FieldFrame,
  HStack,
  QueryBoundary,
  Section,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { useId, useState } from 'react';
import { ShareButton } from '@tree-service/market/features/sharing';
import { canShare } from '@tree-service/kernel/native';
import { messageOf, notify } from '@tree-service/kernel';
import { Copy } from 'lucide-react';
import { useVendorId } from '../../../area/vendorId';
import { useSchedule } from '../../../business/useBusiness';
import { useBusinessAction } from '../../../business/useBusinessAction';

/** The secret address cannot be shown again. */
function FeedAddress({ secret }: { secret: string }) {
  const id = useId();
  const address = `${window.location.origin}/calendar/${secret}.ics`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Address copied.');
    } catch (cause) {
      notify.error("We couldn't copy the address", { description: messageOf(cause) });
    }
  };
  return (
    <VStack $gap={4}>
      <Alert tone="warning" title="Copy this address now">
        It's shown only once. Anyone with this address can see your schedule, so only use it in your
        own calendar.
      </Alert>
      <FieldFrame id={id} label="Calendar address">
        <TextInput
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </FieldFrame>
      <HStack $gap={3} $wrap>
        <Button onClick={() => void copy()}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
        {canShare() && <ShareButton title="My schedule" to={address} />}
        <a href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
      </HStack>
    </VStack>
  );
}

function Feed({ since }: { since: Schedule['feedSince'] }) {
  const vendorId = useVendorId();
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const renew = useAction<void, string>({
    run: renewCalendarFeed,
    failed: "We couldn't create the address",
    refresh: [['vendors', vendorId, 'schedule']],
    show: () => showFeed(vendorId, new Date()),
    onDone: setSecret,
  });
  const close = useBusinessAction({
    run: closeCalendarFeed,
    done: 'Calendar feed turned off. Its address no longer works.',
    failed: "We couldn't turn off the feed",
    show: () => showFeed(vendorId, null),
    onDone: () => setSecret(null),
  });
  if (since === null) {
    return (
      <VStack $gap={4} $align="start">
        <Text>You don't have a calendar feed yet.</Text>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          Create calendar feed
        </Button>
      </VStack>
    );
  }
  return (
    <VStack $gap={5}>
      {secret === null ? (
        <Text>
          You created the feed address on {formatDay(since)}. We can't show it again. If you lost
          it, create a new one.
        </Text>
      ) : (
        <FeedAddress secret={secret} />
      )}
      <HStack $gap={3} $wrap>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Create new address{' '}
        </Button>
        <Button variant="ghost" loading={close.isPending} onClick={() => close.mutate()}>
          Turn off feed
        </Button>
      </HStack>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={asking}
        onOpenChange={setAsking}
        title="Create a new address?"
        description="Calendars that use the current address will stop updating until you give them the new one."
        confirmLabel="Create new address"
        onConfirm={() => renew.mutateAsync()}
      />
    </VStack>
  );
}

/** An iCalendar feed at a secret address. */
export function CalendarFeed() {
  return (
    <Section
      title="Sync with your calendar"
      description="See your jobs and blocked times in Google Calendar, Apple Calendar, Outlook and others. They usually update about once an hour."
    >
      <Card>
        <QueryBoundary query={useSchedule()} what="your calendar feed">
          {({ feedSince }) => <Feed since={feedSince} />}
        </QueryBoundary>
      </Card>
    </Section>
  );
}
