import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { formatMoment } from '@tree-service/domain';
import {
  Alert,
  Badge,
  Card,
  HStack,
  Link,
  LinkTabs,
  QueryBoundary,
  VStack,
} from '@tree-service/design';
import { personQuery, type AdminPerson } from '../../api/person';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { AdminPage } from '../../layout/AdminPage';
import { Age } from '../../layout/Age';
import { Facts } from '../../layout/Facts';
import { adminPaths, auditOf } from '../../paths';
import { ReportsTab } from '../../personReports/ReportsTab';
import { PersonActions } from './PersonActions';
import { ACCOUNT_TYPES, titleOfPerson, personFacts } from './personFacts';
import { PersonJobs } from './PersonJobs';
import { PersonMessages } from './PersonMessages';
import { PersonRequests } from './PersonRequests';
import { personTabs, readPersonTab } from './personTabs';
import { SessionTable } from './SessionTable';
import { ViewingTable } from './ViewingTable';

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
