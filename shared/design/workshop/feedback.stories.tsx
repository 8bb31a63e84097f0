import { Inbox } from 'lucide-react';
import {
  Alert,
  Button,
  Card,
  CommandPalette,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorCard,
  Menu,
  MenuItem,
  Page,
  Popover,
  Progress,
  QueryBoundary,
  RetryAlert,
  Section,
  Sheet,
  SkeletonText,
  Spinner,
  VStack,
} from '../src/ui';

export default { title: 'Feedback' };

const noop = () => undefined;
const refetch = () => Promise.resolve();

export const Alerts = () => (
  <VStack>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Alert
        key={tone}
        tone={tone}
        title="Your insurance expires soon"
        actions={<Button size="sm">Renew</Button>}
      >
        Upload the new certificate before May 31.
      </Alert>
    ))}
    <RetryAlert title="We couldn't save the draft" onRetry={noop}>
      Check your connection.
    </RetryAlert>
  </VStack>
);

export const Empty = () => (
  <EmptyState
    icon={<Inbox size={28} />}
    title="No open refund claims"
    action={<Button>Go to dashboard</Button>}
  >
    Claims appear here when a Pro files one.
  </EmptyState>
);

export const Failed = () => (
  <ErrorCard error={new Error('The server is busy.')} onRetry={noop} showHome />
);

export const Loading = () => (
  <VStack>
    <Spinner />
    <SkeletonText lines={3} />
    <Progress label="Uploading" value={40} />
    <Progress label="Preparing" />
  </VStack>
);

export const QueryStates = () => (
  <VStack>
    <QueryBoundary
      query={{ data: undefined, error: null, isFetching: true, refetch }}
      what="your leads"
    >
      {noop}
    </QueryBoundary>
    <QueryBoundary
      query={{
        data: undefined,
        error: new Error('The server is busy.'),
        isFetching: false,
        refetch,
      }}
      what="your leads"
    >
      {noop}
    </QueryBoundary>
    <QueryBoundary
      query={{
        data: 'Three leads',
        error: new Error('You are offline.'),
        isFetching: false,
        refetch,
      }}
      what="your leads"
    >
      {(answer) => <Card>{answer}</Card>}
    </QueryBoundary>
  </VStack>
);

export const OpenDialog = () => (
  <Dialog
    open
    title="Share your contact"
    description="The Pro sees your phone and address."
    footer={<Button>Share</Button>}
  >
    You can take this back at any time before the job starts.
  </Dialog>
);

export const OpenConfirmation = () => (
  <ConfirmDialog
    open
    onOpenChange={noop}
    title="Cancel this request?"
    description="Pros are notified, and their tokens are refunded."
    confirmLabel="Cancel request"
    cancelLabel="Keep request"
    destructive
    onConfirm={noop}
  />
);

export const OpenSheet = () => (
  <Sheet open title="Filters">
    <Button>Show leads</Button>
  </Sheet>
);

export const OpenPalette = () => (
  <CommandPalette
    open
    onOpenChange={noop}
    label="Search"
    placeholder="Search people, requests, pages"
    typed="maya"
    onTyped={noop}
    groups={[
      {
        title: 'People',
        items: [
          { id: '1', title: 'Maya Torres', detail: 'owner, maya@example.com, Austin', to: '/' },
          { id: '2', title: 'Maya Ueda', detail: 'Pro, ueda@example.com, Portland', to: '/' },
        ],
      },
      { title: 'Pages', items: [{ id: '3', title: 'Map of matches', to: '/' }] },
    ]}
    status="3 found."
    onChoose={noop}
  />
);

export const EmptyPalette = () => (
  <CommandPalette
    open
    onOpenChange={noop}
    label="Search"
    placeholder="Search people, requests, pages"
    typed=""
    onTyped={noop}
    groups={[]}
    status="Name, business, email, phone, ZIP code, or number of a request."
    onChoose={noop}
  />
);

export const OpenMenu = () => (
  <main>
    <Menu open trigger={<Button variant="outline">Account</Button>}>
      <MenuItem to="/account">Account Settings</MenuItem>
      <MenuItem onClick={noop} disabled>
        Switch business
      </MenuItem>
      <MenuItem tone="danger" onClick={noop}>
        Sign out
      </MenuItem>
    </Menu>
  </main>
);

export const OpenPopover = () => (
  <Popover open title="Why this price" trigger={<Button variant="outline">Why this price</Button>}>
    The tree is near a structure.
  </Popover>
);

export const WholePage = () => (
  <Page
    title="My Requests"
    lead="Everything you have asked for."
    actions={<Button>New request</Button>}
  >
    <Section title="Open" description="Pros can still quote.">
      <Card>Oak removal</Card>
    </Section>
  </Page>
);
