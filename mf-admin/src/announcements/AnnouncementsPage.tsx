import { useQuery } from '@tanstack/react-query';
import type { Announcement } from '@tree-service/market/api/announcements';
import {
  Alert,
  Card,
  EmptyState,
  Grid,
  Heading,
  HStack,
  QueryBoundary,
  Section,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { formatMoment, isKeyOf } from '@tree-service/domain';
import { useWatch } from 'react-hook-form';
import {
  DateField,
  Form,
  FormActions,
  oneOf,
  RadioField,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import * as v from 'valibot';
import {
  allAnnouncementsQuery,
  announce,
  type NewAnnouncement,
  showAnnouncement,
  showWithdrawn,
  withdrawAnnouncement,
} from './announcements.api';
import { AdminPage } from '../shared/layout/AdminPage';
import { ShowMore } from '../shared/layout/ShowMore';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { ListCsv } from '../shared/layout/ListCsv';

/** In characters. */
const MAX_MESSAGE_LENGTH = 500;

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Please choose a date and time'),
  // A datetime field holds local time.
  v.transform((text) => new Date(text).toISOString()),
);

export const announcementSchema = v.pipe(
  v.object({
    message: requiredText('Please enter a message', MAX_MESSAGE_LENGTH),
    severity: oneOf(['info', 'warning', 'critical'], 'Please choose a severity'),
    from: moment,
    until: moment,
  }),
  v.check(({ from, until }) => from < until, 'The end must be after the start'),
);

const SEVERITIES = {
  info: { label: 'Information', tone: 'info' },
  warning: { label: 'Warning', tone: 'warning' },
  critical: { label: 'Urgent', tone: 'danger' },
} as const;

interface Shown {
  readonly shown_from: string;
  readonly shown_until: string;
  readonly withdrawn_at: string | null;
}

export function announcementStatus(announcement: Shown, now: Date) {
  if (announcement.withdrawn_at !== null) return { label: 'Withdrawn', tone: 'neutral' } as const;
  if (Date.parse(announcement.shown_until) < now.getTime()) {
    return { label: 'Ended', tone: 'neutral' } as const;
  }
  return Date.parse(announcement.shown_from) > now.getTime()
    ? ({ label: 'Scheduled', tone: 'info' } as const)
    : ({ label: 'Live', tone: 'success' } as const);
}

const cells = (announcement: Announcement) => ({
  Message: announcement.message,
  Severity: announcement.severity,
  Status: announcementStatus(announcement, new Date()).label,
  'From (UTC)': announcement.shown_from,
  'Until (UTC)': announcement.shown_until,
});

function AnnouncementList({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const { mutateAsync: withdraw } = useDecision({
    run: ({ id, reason }: { id: string; reason: string }) => withdrawAnnouncement(id, reason),
    done: 'Announcement withdrawn',
    closes: [],
    refresh: [['announcements']],
    show: (_, { id }) => showWithdrawn(id),
  });
  return (
    <VStack>
      {announcements.map((announcement) => {
        const { id, message, severity, shown_from, shown_until } = announcement;
        const { label, tone } = announcementStatus(announcement, new Date());
        return (
          <Card key={id} as="article" aria-label={message}>
            <VStack $gap={3}>
              <HStack $justify="space-between" $wrap>
                <Text as="span" size="sm" tone="muted">
                  {isKeyOf(SEVERITIES, severity) ? SEVERITIES[severity].label : severity},{' '}
                  {formatMoment(shown_from)} to {formatMoment(shown_until)}
                </Text>
                <StatusPill tone={tone}>{label}</StatusPill>
              </HStack>
              <Text>{message}</Text>
              {(label === 'Live' || label === 'Scheduled') && (
                <div>
                  <DecideButton
                    label="Withdraw"
                    name={`Withdraw “${message}”`}
                    title="Withdraw the announcement"
                    hint="Saved to the audit log."
                    draft={`announcement-withdraw/${id}`}
                    onDecide={(reason) => withdraw({ id, reason })}
                  >
                    <Text>It disappears from open pages within 5 minutes.</Text>
                  </DecideButton>
                </div>
              )}
            </VStack>
          </Card>
        );
      })}
    </VStack>
  );
}

const EMPTY = { message: '', severity: 'info', from: '', until: '' };

function AnnouncementForm() {
  const form = useSchemaForm(announcementSchema, { defaultValues: EMPTY });
  const { mutateAsync: publish } = useDecision({
    run: (notice: NewAnnouncement) => announce(notice),
    closes: [],
    refresh: [['announcements']],
    show: showAnnouncement,
    onDone: () => {
      notify.success('Announcement scheduled', {
        description: 'Open pages check for announcements every 5 minutes.',
      });
      form.reset(EMPTY);
    },
  });
  const { control } = form;
  const [message, severity] = useWatch({ control, name: ['message', 'severity'] });
  const tone = isKeyOf(SEVERITIES, severity) ? SEVERITIES[severity].tone : 'info';
  return (
    <Card>
      <Form
        form={form}
        draft="announcement"
        label="New announcement"
        onSubmit={async ({ from, until, ...notice }) =>
          void (await publish({ ...notice, shown_from: from, shown_until: until }))
        }
      >
        <TextAreaField
          name="message"
          control={control}
          label="Message"
          hint="Shown to everyone at the top of every page, including visitors."
          counterMax={MAX_MESSAGE_LENGTH}
        />
        <RadioField
          name="severity"
          control={control}
          label="Severity"
          inline
          options={Object.entries(SEVERITIES).map(([value, { label }]) => ({ value, label }))}
        />
        <Grid $min="14rem" $gap={4}>
          <DateField name="from" control={control} label="Shown from" withTime />
          <DateField name="until" control={control} label="Shown until" withTime />
        </Grid>
        {message.trim() !== '' && (
          <div>
            <Heading level={3} size="md">
              Preview
            </Heading>
            <Alert tone={tone}>{message.trim()}</Alert>
          </div>
        )}
        <FormActions submit="Publish announcement" />
      </Form>
    </Card>
  );
}

export default function AnnouncementsPage() {
  const query = useQuery(allAnnouncementsQuery());
  return (
    <AdminPage
      title="Announcements"
      lead="Notices shown to everyone at the top of every page for a set time."
    >
      <Section title="New announcement">
        <AnnouncementForm />
      </Section>
      <Section
        title="Announcements"
        actions={
          query.data && (
            <ListCsv name="announcements" read={() => Promise.resolve(query.data)} cells={cells} />
          )
        }
      >
        <QueryBoundary query={query} what="the announcements">
          {(announcements) =>
            announcements.length === 0 ? (
              <EmptyState level={3} title="No announcements yet" />
            ) : (
              <ShowMore items={announcements} pageSize={10}>
                {(shown) => <AnnouncementList announcements={shown} />}
              </ShowMore>
            )
          }
        </QueryBoundary>
      </Section>
    </AdminPage>
  );
}
