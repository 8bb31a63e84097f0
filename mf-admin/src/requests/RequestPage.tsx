import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SERVICES } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { Card, Link, QueryBoundary, Section, VStack } from '@tree-service/design';
import { matchedRequestQuery } from '../api/matches';
import { AuditTrail } from '../auditTrail/AuditTrail';
import { CaseRequest } from '../caseFile/CaseRequest';
import { CaseNotes } from '../caseNotes/CaseNotes';
import { AdminPage } from '../layout/AdminPage';
import { OnThisPage, PagePart } from '../layout/OnThisPage';
import { OffersSection } from '../offers/OffersSection';
import { adminPaths } from '../paths';
import { Letters } from './Letters';
import { QuotesAndJob } from './QuotesAndJob';
import { RemoveAsSpam } from './RemoveAsSpam';
import { adminRequestQuery, noteRequest } from './requests.api';
import { RequestSummary } from './RequestSummary';

const PARTS = {
  request: 'Request',
  offers: 'Offers',
  letters: 'Letters',
  notes: 'Notes',
  audit: 'Audit log',
} as const;

function Conversations({ leads }: Pick<RequestDetail, 'leads'>) {
  const open = leads.filter(({ conversations }) => conversations);
  if (open.length === 0) return null;
  return (
    <Section title="Messages" description="Reading a conversation needs a reason.">
      <Card>
        <VStack $gap={3}>
          {open.map(({ id, conversations, vendor_profiles: vendor }) => (
            <Link key={id} to={`${paths.messages()}?with=${conversations?.id}`}>
              Conversation with {vendor.business_name}
            </Link>
          ))}
        </VStack>
      </Card>
    </Section>
  );
}

/** Everything about one request, and what an administrator can do for it. */
export default function RequestPage() {
  const { requestId = '' } = useParams();
  const facts = useQuery(requestQuery(requestId));
  const offers = useQuery(matchedRequestQuery(requestId));
  const query = useQuery(adminRequestQuery(requestId));
  const asked = facts.data;
  return (
    <AdminPage
      title={asked ? `#${asked.number}: ${SERVICES[asked.category].name}` : 'Request'}
      back={{ to: adminPaths.queue(), label: 'Review queue' }}
      lead={
        <Link to={`${adminPaths.matchVisualization()}?request=${requestId}`}>
          Match visualization
        </Link>
      }
      actions={asked && <RemoveAsSpam request={asked} />}
    >
      <QueryBoundary query={query} what="the request">
        {(request) => (
          <VStack $gap={8}>
            <OnThisPage parts={PARTS} />
            <RequestSummary request={request} />
            <PagePart id="request">
              <QueryBoundary query={facts} what="the request">
                {(loaded) => (
                  <VStack $gap={8}>
                    <CaseRequest request={loaded} />
                    <QuotesAndJob requestId={requestId} />
                    <Conversations leads={loaded.leads} />
                  </VStack>
                )}
              </QueryBoundary>
            </PagePart>
            <QueryBoundary query={offers} what="the offers">
              {(matched) => <OffersSection id="offers" request={matched} />}
            </QueryBoundary>
            <PagePart id="letters">
              <Letters request={request} />
            </PagePart>
            <PagePart id="notes">
              <CaseNotes
                about={{ queue: 'unmatched', id: requestId }}
                isOpen
                write={(body, key) => noteRequest(requestId, body, key)}
              />
            </PagePart>
            <PagePart id="audit">
              <Section title="Audit log">
                <AuditTrail
                  subjectIds={[requestId, ...(asked?.leads.map(({ id }) => id) ?? [])]}
                  empty="No decisions about this request yet."
                />
              </Section>
            </PagePart>
          </VStack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
