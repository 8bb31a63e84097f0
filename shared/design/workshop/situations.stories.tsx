import {
  Button,
  Card,
  Container,
  Dialog,
  DialogClose,
  Divider,
  ErrorBoundary,
  Heading,
  Menu,
  MenuHeader,
  MenuItem,
  MenuSeparator,
  Skeleton,
  SkipLink,
  StatePill,
  Text,
  VStack,
} from '../src/ui';
import { FileRefusals, PhoneField, PhotoField, ReasonDialog, ZipField } from '../src/forms';
import { ConflictAlert, Deadline, EditConflict, NextPage, ReportButton } from '../src/hooks';
import { useStoryForm } from './storyForm';

export default { title: 'Situations' };

const noop = () => undefined;
const FAR = '2099-05-04T16:00:00Z';
const PAST = '2026-05-04T16:00:00Z';

export const Deadlines = () => (
  <VStack>
    <Deadline label="Answer by" at={FAR} timeZone="America/Chicago" />
    <Deadline label="Answer by" at={PAST} timeZone="America/Chicago" />
    <StatePill status={{ label: 'In progress', tone: 'success' }} />
  </VStack>
);

const pages = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};

export const FurtherPages = () => (
  <VStack>
    <NextPage pages={pages} label="Show older entries" />
    <NextPage pages={{ ...pages, isFetchingNextPage: true }} />
    <NextPage
      pages={{ ...pages, isFetchNextPageError: true, error: new Error('The server is busy.') }}
    />
    <ReportButton label="Report message from 2:15 PM" onClick={noop} />
  </VStack>
);

export const Conflicts = () => (
  <VStack>
    <EditConflict busy={false} onTakeTheirs={noop} onSaveMine={noop} />
    <ConflictAlert
      title="This request was also changed on another device"
      theirs="Use the other one"
      mine="Keep this one"
      busy
      onTheirs={noop}
      onMine={noop}
    >
      Saved on May 4 at 9:00 AM.
    </ConflictAlert>
    <FileRefusals messages={['plan.pdf is not a photo.']} />
  </VStack>
);

export const ContactFields = () => {
  const { Frame, control } = useStoryForm();
  return (
    <Frame>
      <PhoneField name="name" control={control} />
      <ZipField name="notes" control={control} />
      <PhotoField name="hazards" control={control} label="Photos" max={3} />
    </Frame>
  );
};

function Failing(): never {
  throw new Error('The server is busy.');
}

export const Boundary = () => (
  <VStack>
    <ErrorBoundary fallback={<Text>The chart could not be drawn.</Text>}>
      <Failing />
    </ErrorBoundary>
    <Card>
      <Skeleton $width="12rem" />
      <Divider />
      <Text>Below the line</Text>
    </Card>
  </VStack>
);

export const Contained = () => (
  <Container>
    <Heading level={2}>Tree work, quoted by local Pros</Heading>
  </Container>
);

export const FirstLink = () => (
  <main id="content">
    <SkipLink targetId="content">Skip to content</SkipLink>
    <Text>The page</Text>
  </main>
);

export const OpenReason = () => (
  <ReasonDialog
    draft={null}
    keepLabel="Cancel"
    open
    onOpenChange={noop}
    title="Decline this lead?"
    description="The owner isn't told your reason."
    label="Why do you decline?"
    suggestions={['Too far away', 'Fully booked']}
    confirmLabel="Decline lead"
    onConfirm={() => Promise.resolve()}
  />
);

export const OpenDialogWithClose = () => (
  <Dialog
    open
    title="Photos"
    footer={
      <DialogClose>
        <Button variant="outline">Close</Button>
      </DialogClose>
    }
  >
    The oak from the street.
  </Dialog>
);

export const OpenMenuWithHeader = () => (
  <main>
    <Menu open trigger={<Button variant="outline">Account</Button>}>
      <MenuHeader>maya@example.com</MenuHeader>
      <MenuItem to="/account">Account Settings</MenuItem>
      <MenuSeparator />
      <MenuItem onClick={noop}>Sign out</MenuItem>
    </Menu>
  </main>
);
