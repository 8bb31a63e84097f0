import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import {
  canMove,
  formatCentsRange,
  QUOTE_STATES,
  type RequestState,
  SERVICES,
} from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import {
  Card,
  FieldFrame,
  Link,
  QueryBoundary,
  Section,
  Select,
  Text,
  VStack,
} from '@tree-service/design';
import { showRows } from '@tree-service/market/api/showRows';
import { notify } from '@tree-service/kernel';
import { FoldedSection } from '@tree-service/market/features/folding';
import { useId } from 'react';
import { matchedRequestQuery } from '../api/matches';
import { AuditTrail } from '../shared/auditTrail/AuditTrail';
import { CaseRequest } from '../shared/caseFile/CaseRequest';
import { AdminPage } from '../shared/layout/AdminPage';
import { OnThisPage, PagePart } from '../shared/layout/OnThisPage';
import { adminPaths } from '../paths';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { CaseQuote, CaseJob } from '../shared/caseFile/CaseQuote';
import { CaseNotes } from '../shared/caseFile/CaseNotes';
import { OffersSection } from '../shared/requests/OffersSection';
import { Letters } from './Letters';
import { adminRequestQuery, noteRequest, rejectRequestAsSpam } from './requests.api';
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

const MAX_LENGTH = 500;

function refundWords(refunded: number): string {
  if (refunded === 0) return 'No tokens to refund.';
  return refunded === 1 ? '1 Pro was refunded.' : `${refunded} Pros were refunded.`;
}

interface RemoveAsSpamProps {
  readonly request: { readonly id: string; readonly number: number; readonly state: RequestState };
}

/** Removes a request as spam, until a quote is accepted. */
export function RemoveAsSpam({ request: { id, number, state } }: RemoveAsSpamProps) {
  const { mutateAsync } = useDecision({
    run: (reason: string) => rejectRequestAsSpam(id, reason),
    closes: [id],
    refresh: [['requests'], ['matches'], ['vendors'], ['tokens'], ['claims']],
    show: () => showRows<RequestDetail>([{ id, state: 'rejected_spam' }]),
    onDone: (refunded) =>
      notify.success(`Request #${number} removed`, { description: refundWords(refunded) }),
  });
  if (!canMove('request', state, 'reject_spam', 'admin')) return null;
  return (
    <DecideButton
      label="Remove as spam"
      title={`Remove request #${number} as spam`}
      hint="The owner can read this. Saved to the audit log."
      draft={`spam/${id}`}
      isDestructive
      maxLength={MAX_LENGTH}
      onDecide={mutateAsync}
    >
      <Text>
        The request is permanently closed and the owner is notified. Held and spent tokens are
        refunded to Pros.
      </Text>
    </DecideButton>
  );
}

type Quote = RequestDetail['quotes'][number];

interface QuoteChoiceProps {
  readonly request: RequestDetail;
  readonly shown: Quote;
}

/** Which quote of a request is shown, as the address says. */
function QuoteChoice({ request, shown }: QuoteChoiceProps) {
  const id = useId();
  const [address, setAddress] = useSearchParams();
  const nameOf = (vendorId: string) =>
    request.leads.find((lead) => lead.vendor_id === vendorId)?.vendor_profiles.business_name;
  return (
    <FieldFrame id={id} label="Quote">
      <Select
        id={id}
        value={shown.id}
        options={request.quotes.map((quote) => ({
          value: quote.id,
          label: [
            nameOf(quote.vendor_id) ?? 'A Pro',
            `version ${quote.version}`,
            formatCentsRange(quote.total_cents, quote.highest_cents),
            QUOTE_STATES[quote.state].label,
          ].join(', '),
        }))}
        onChange={({ target }) => {
          const next = new URLSearchParams(address);
          next.set('quote', target.value);
          setAddress(next, { replace: true, preventScrollReset: true });
        }}
      />
    </FieldFrame>
  );
}

function Agreement({ request }: { readonly request: RequestDetail }) {
  const [address] = useSearchParams();
  const { quotes, jobs } = request;
  const shown =
    quotes.find(({ id }) => id === address.get('quote')) ??
    quotes.find(({ state }) => state === 'accepted') ??
    quotes[0];
  if (!shown) return null;
  return (
    <FoldedSection level={2} title={jobs.length > 0 ? 'Quotes and job' : 'Quotes'}>
      <VStack>
        <QuoteChoice request={request} shown={shown} />
        <CaseQuote quote={shown} level={3} />
        {jobs.map((job) => (
          <CaseJob key={job.id} job={job} />
        ))}
      </VStack>
    </FoldedSection>
  );
}

/** The quotes of a request one by one, the accepted one first, and its job; nothing before the first quote. */
export function QuotesAndJob({ requestId }: { readonly requestId: string }) {
  return (
    <QueryBoundary query={useQuery(requestQuery(requestId))} what="the quotes">
      {(request) => <Agreement request={request} />}
    </QueryBoundary>
  );
}

/** Everything about one request, and what an administrator can do for it. */
export default function RequestPage() {
  const { requestId = '' } = useParams();
  const query = useQuery(adminRequestQuery(requestId));
  // Its photos show once the audit trail says who opened it.
  const facts = useQuery({ ...requestQuery(requestId), enabled: query.isSuccess });
  const offers = useQuery(matchedRequestQuery(requestId));
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
                    <CaseRequest request={loaded} isNamed />
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
