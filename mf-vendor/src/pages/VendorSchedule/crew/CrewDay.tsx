import { useQuery } from '@tanstack/react-query';
import type { VendorJob } from '@tree-service/market/api/jobs';
import { useAction } from '@tree-service/design/hooks';
import { Form, FormActions, TextField, useSchemaForm } from '@tree-service/design/forms';
import {
  Alert,
  Button,
  Card,
  HStack,
  QueryBoundary,
  Section,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import * as v from 'valibot';
import { crewDayPath } from '@tree-service/market/features/crewDay';
import { ShareButton } from '@tree-service/market/features/sharing';
import { createCrewLink, crewLinksQuery, showCrewLink } from '../../../api/crewLinks';
import { useVendorId } from '../../../area/vendorId';
import { dayInWords } from '../calendar/days';
import { jobName } from '../../../jobs/jobName';
import { CrewLinkList } from './CrewLinkList';

const schema = v.object({
  label: v.pipe(v.string(), v.trim(), v.maxLength(60, 'Please use at most 60 characters')),
});

interface NewCrewLinkProps {
  token: string;
  day: string;
  onDone: () => void;
}

/** A link that was just made; it cannot be shown again. */
function NewCrewLink({ token, day, onDone }: NewCrewLinkProps) {
  // Browsers never send the part after the # to a server.
  const address = new URL(`${crewDayPath()}#${token}`, window.location.origin).href;
  return (
    <Alert tone="success" title="The link is ready">
      <VStack $gap={3}>
        <Text size="sm">Copy it now: we won't show it again. Anyone who has it can use it.</Text>
        <TextInput
          readOnly
          aria-label="Link"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <HStack $gap={3} $wrap>
          <ShareButton title={`Jobs on ${dayInWords(day)}`} to={address} label="Send or copy" />
          <Button variant="ghost" onClick={onDone}>
            Done
          </Button>
        </HStack>
      </VStack>
    </Alert>
  );
}

export interface CrewDayProps {
  /** An ISO date. */
  day: string;
  today: string;
  timeZone: string;
  /** The jobs known of the time around it, to name what a crew did. */
  jobs: readonly VendorJob[];
}

/** Links that show a crew the jobs of a day, without an account. */
export function CrewDay({ day, today, timeZone, jobs }: CrewDayProps) {
  const vendorId = useVendorId();
  const query = crewLinksQuery(vendorId, day);
  const links = useQuery(query);
  const form = useSchemaForm(schema, { defaultValues: { label: '' } });
  const create = useAction({
    run: (label: string) => createCrewLink(day, label),
    failed: null,
    refresh: [query.queryKey],
    show: ({ id }, label) => showCrewLink(vendorId, day, { id, label: label || null }),
    onDone: () => form.reset(),
  });
  return (
    <Section
      title="The crew's day"
      description={`Send a crew the jobs of ${dayInWords(day)}: addresses, notes, photos and the safety checklist, without prices. They need no account, and the link ends at midnight.`}
    >
      <Card>
        <VStack $gap={5}>
          {create.data !== undefined && (
            <NewCrewLink token={create.data.token} day={day} onDone={() => create.reset()} />
          )}
          {day < today ? (
            <Text tone="muted">This day is over.</Text>
          ) : (
            create.data === undefined && (
              <Form
                form={form}
                draft={`crew-link/${day}`}
                label="Create a link for a crew"
                gap={4}
                onSubmit={async ({ label }) => void (await create.mutateAsync(label))}
              >
                <TextField
                  control={form.control}
                  name="label"
                  label="Who it is for"
                  hint="To tell links apart, such as “Ana's crew”."
                  optional
                />
                <FormActions submit="Create link" />
              </Form>
            )
          )}
          <QueryBoundary query={links} what="the links of this day" loading={null}>
            {(rows) => (
              <CrewLinkList
                links={rows}
                isOver={day < today}
                timeZone={timeZone}
                jobNames={Object.fromEntries(jobs.map((job) => [job.id, jobName(job)]))}
                onTurnedOff={(id) => id === create.data?.id && create.reset()}
              />
            )}
          </QueryBoundary>
        </VStack>
      </Card>
    </Section>
  );
}
