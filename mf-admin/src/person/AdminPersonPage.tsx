import type { ReactNode } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { formatMoment } from '@tree-service/domain';
import {
  Alert,
  Badge,
  Card,
  HStack,
  Link,
  type LinkTab,
  LinkTabs,
  QueryBoundary,
  Section,
  Table,
  VStack,
} from '@tree-service/design';
import { type AdminPerson, personQuery, personRequests } from '../api/person';
import { AuditTrail } from '../shared/auditTrail/AuditTrail';
import { AdminPage } from '../shared/layout/AdminPage';
import { Age } from '../shared/layout/Age';
import { Facts } from '../shared/layout/Facts';
import { adminPaths, auditOf, queuePages } from '../paths';
import { PagedList } from '../shared/layout/PagedList';
import { ownerJobs } from '../api/jobs';
import { PersonActions } from './PersonActions';
import { PersonMessages } from '../shared/people/PersonMessages';
import { SessionTable, ViewingTable } from '../shared/people/AccessTables';
import { ReportsTab } from '../shared/people/ReportsTab';
import { RequestTable, requestCells } from '../shared/requests/RequestTable';
import { jobCells, jobColumns } from '../shared/requests/jobColumns';
import { ListCsv } from '../shared/layout/ListCsv';
import { ACCOUNT_TYPES, titleOfPerson, personFacts } from './CorrectPerson';

/** The requests of an owner, newest first. */
function PersonRequests({ ownerId }: { readonly ownerId: string }) {
  const requests = personRequests(ownerId);
  const query = useInfiniteQuery(requests.pages);
  return (
    <Section
      title="Requests"
      actions={<ListCsv name="requests" read={requests.all} cells={requestCells} />}
    >
      <Card>
        <PagedList query={query} what="the requests" empty="No requests yet.">
          {(shown) => <RequestTable caption="Requests" requests={shown} />}
        </PagedList>
      </Card>
    </Section>
  );
}

/** The jobs of an owner, newest first. */
function PersonJobs({ ownerId }: { readonly ownerId: string }) {
  const jobsOf = ownerJobs(ownerId);
  const query = useInfiniteQuery(jobsOf.pages);
  return (
    <Section title="Jobs" actions={<ListCsv name="jobs" read={jobsOf.all} cells={jobCells} />}>
      <Card>
        <PagedList query={query} what="the jobs" empty="No jobs yet.">
          {(jobs) => (
            <Table
              caption="Jobs"
              rows={jobs}
              rowKey={({ id }) => id}
              columns={jobColumns.ofOwner}
            />
          )}
        </PagedList>
      </Card>
    </Section>
  );
}

const TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'requests', label: 'Requests' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'reports', label: 'Reports' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'viewings', label: 'Viewings' },
  { id: 'messages', label: 'Messages' },
  { id: 'audit', label: 'Audit log' },
] as const;

type PersonTab = (typeof TABS)[number]['id'];

/** A Pro's work and reports are on the business page. */
const OF_OWNERS: ReadonlySet<PersonTab> = new Set(['requests', 'jobs', 'reports']);

/** Administrators have no conversations and are not viewed. */
const fits = (id: PersonTab, type: AdminPerson['user_type']) =>
  (!OF_OWNERS.has(id) || type === 'owner') &&
  ((id !== 'messages' && id !== 'viewings') || type !== 'admin');

/** The tab of the address, if an account of this type has it. */
function readPersonTab(address: URLSearchParams, type: AdminPerson['user_type']): PersonTab {
  const asked = TABS.find(({ id }) => id === address.get('tab'))?.id;
  return asked !== undefined && fits(asked, type) ? asked : 'profile';
}

function personTabs({ id, user_type }: AdminPerson, current: PersonTab): LinkTab[] {
  return TABS.filter((tab) => fits(tab.id, user_type)).map((tab) => ({
    to: `${adminPaths.person(id)}?tab=${tab.id}`,
    label: tab.label,
    isCurrent: tab.id === current,
  }));
}

interface PersonPartProps {
  readonly person: AdminPerson;
  readonly address: URLSearchParams;
}

function PersonPart({ person, address }: PersonPartProps): ReactNode {
  switch (readPersonTab(address, person.user_type)) {
    case 'profile':
      return (
        <Card>
          <Facts facts={personFacts(person)} />
        </Card>
      );
    case 'requests':
      return <PersonRequests ownerId={person.id} />;
    case 'jobs':
      return <PersonJobs ownerId={person.id} />;
    case 'reports':
      return <ReportsTab side="owner" personId={person.id} />;
    case 'sessions':
      return <SessionTable sessions={person.sessions} />;
    case 'viewings':
      return <ViewingTable viewings={person.viewings} />;
    case 'messages':
      return <PersonMessages personId={person.id} />;
    case 'audit':
      return <AuditTrail subjectIds={[person.id]} empty="No decisions about this account yet." />;
  }
}

export default function AdminPersonPage() {
  const { personId = '' } = useParams();
  const [address] = useSearchParams();
  const query = useQuery(personQuery(personId));
  const person = query.data;
  return (
    <AdminPage
      title={person ? titleOfPerson(person) : 'Account'}
      back={{ to: adminPaths.people(), label: 'Accounts' }}
      lead={
        person && (
          <HStack $gap={3} $wrap>
            <Badge tone={person.user_type === 'admin' ? 'accent' : 'neutral'}>
              {ACCOUNT_TYPES[person.user_type]}
            </Badge>
            <span>
              joined <Age since={person.created_at} />
            </span>
            {person.business_name && (
              <Link to={adminPaths.vendor(person.id)}>{person.business_name}</Link>
            )}
            <Link to={auditOf(person.id)}>Audit of this account</Link>
          </HStack>
        )
      }
      actions={person && <PersonActions person={person} />}
    >
      <QueryBoundary query={query} what="this account">
        {(loaded) => (
          <VStack $gap={6}>
            {loaded.suspended_at && (
              <Alert tone="warning" title="Suspended">
                Since {formatMoment(loaded.suspended_at)}: “{loaded.suspension_reason}”
              </Alert>
            )}
            {loaded.requests_paused_at && (
              <Alert tone="warning" title="Requests paused">
                Since {formatMoment(loaded.requests_paused_at)}, because several Pros filed refund
                claims. No Pros are asked until you resume the requests or suspend the account.{' '}
                <Link to={queuePages.claims.path()}>Refund claims</Link>
              </Alert>
            )}
            {loaded.mails_stopped && (
              <Alert tone="warning" title="Emails stopped">
                {loaded.mails_stopped.reason === 'bounce'
                  ? 'The mail server refused this address on '
                  : 'An email was reported as spam on '}
                {formatMoment(loaded.mails_stopped.since)}. The person can turn emails on again on
                the account page, or change the address.
              </Alert>
            )}
            {loaded.deletion_due_at && (
              <Alert tone="warning" title="Scheduled for deletion">
                Personal data is removed on {formatMoment(loaded.deletion_due_at)}.
              </Alert>
            )}
            <div>
              <LinkTabs
                label="About this account"
                tabs={personTabs(loaded, readPersonTab(address, loaded.user_type))}
              />
              <PersonPart person={loaded} address={address} />
            </div>
          </VStack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
