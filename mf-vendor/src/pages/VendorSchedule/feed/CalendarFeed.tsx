import { closeCalendarFeed, renewCalendarFeed, type Schedule } from '../../../api/schedule';
import { formatDay } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  ConfirmDialog,
  HStack,
  QueryBoundary,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import { useVendorId } from '../../../area/vendorId';
import { useSchedule } from '../../../business/useSchedule';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { FeedAddress } from './FeedAddress';

function Feed({ since }: { since: Schedule['feedSince'] }) {
  const vendorId = useVendorId();
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const renew = useAction<void, string>({
    run: renewCalendarFeed,
    failed: 'The address could not be made',
    refresh: [['vendors', vendorId, 'schedule']],
    onDone: setSecret,
  });
  const close = useBusinessAction({
    run: closeCalendarFeed,
    done: 'The feed is closed; its address no longer works.',
    failed: 'The feed could not be closed',
    onDone: () => setSecret(null),
  });
  if (since === null) {
    return (
      <VStack $gap={4} $align="start">
        <Text>You have no calendar feed yet.</Text>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          Create the address
        </Button>
      </VStack>
    );
  }
  return (
    <VStack $gap={5}>
      {secret === null ? (
        <Text>
          Your feed has had its address since {formatDay(since)}. We keep no copy of it that could
          be shown again; if you have lost it, make a new one.
        </Text>
      ) : (
        <FeedAddress secret={secret} />
      )}
      <HStack $gap={3} $wrap>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Make a new address
        </Button>
        <Button variant="ghost" loading={close.isPending} onClick={() => close.mutate()}>
          Close the feed
        </Button>
      </HStack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make a new address?"
        description="Calendars that use the present address stop being updated until you give them the new one."
        confirmLabel="Make a new address"
        onConfirm={() => renew.mutateAsync()}
      />
    </VStack>
  );
}

/** The schedule as a calendar other programs subscribe to, at an address nobody can guess. */
export function CalendarFeed() {
  return (
    <Section
      title="Your schedule in your own calendar"
      description="Jobs and blocked times, for Google Calendar, Apple Calendar, Outlook and others. They look for news about once an hour."
    >
      <Card>
        <QueryBoundary query={useSchedule()} what="your calendar feed">
          {({ feedSince }) => <Feed since={feedSince} />}
        </QueryBoundary>
      </Card>
    </Section>
  );
}
