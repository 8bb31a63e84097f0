import { useQuery } from '@tanstack/react-query';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { Card, QueryBoundary, Text, VStack } from '@tree-service/design';
import { LinkedSection } from '../layout/OnThisPage';
import { CaseJob } from './CaseJob';
import { CaseQuote } from './CaseQuote';
import { CaseRequest } from './CaseRequest';
import { CaseTimeline } from './CaseTimeline';
import { ConversationLog } from './ConversationLog';

/** The parts of the evidence by their ids. */
export const EVIDENCE = {
  request: 'Request',
  quotes: 'Quotes',
  job: 'Job',
  conversation: 'Conversation',
  timeline: 'Timeline',
} as const;

interface CaseFileProps {
  readonly requestId: string;
  /** The Pro the case is about. */
  readonly vendorId: string;
}

function Nothing({ children }: { readonly children: string }) {
  return (
    <Card>
      <Text tone="muted">{children}</Text>
    </Card>
  );
}

function Evidence({ request, vendorId }: CaseFileProps & { readonly request: RequestDetail }) {
  const lead = request.leads.find((one) => one.vendor_id === vendorId);
  const quotes = request.quotes.filter((quote) => quote.vendor_id === vendorId);
  const jobs = request.jobs.filter((job) => job.vendor_id === vendorId);
  const conversation = lead?.conversations;
  const nameOf = (id: string) =>
    request.leads.find((one) => one.vendor_id === id)?.vendor_profiles.business_name ?? null;
  return (
    <VStack $gap={8}>
      <LinkedSection id="request" level={3} title={EVIDENCE.request}>
        <CaseRequest request={request} />
      </LinkedSection>
      <LinkedSection id="quotes" level={3} title={EVIDENCE.quotes}>
        {quotes.length === 0 ? (
          <Nothing>No quotes from this Pro.</Nothing>
        ) : (
          <VStack>
            {quotes.map((quote) => (
              <CaseQuote key={quote.id} quote={quote} level={4} />
            ))}
          </VStack>
        )}
      </LinkedSection>
      <LinkedSection id="job" level={3} title={EVIDENCE.job}>
        {jobs.length === 0 ? (
          <Nothing>No job with this Pro.</Nothing>
        ) : (
          <VStack>
            {jobs.map((job) => (
              <CaseJob key={job.id} job={job} />
            ))}
          </VStack>
        )}
      </LinkedSection>
      <LinkedSection id="conversation" level={3} title={EVIDENCE.conversation}>
        {!conversation ? (
          <Nothing>No conversation.</Nothing>
        ) : (
          <Card>
            <ConversationLog
              conversationId={conversation.id}
              ownerId={request.owner_id}
              ownerName={request.contact_name}
              businessName={nameOf(vendorId) ?? 'The Pro'}
            />
          </Card>
        )}
      </LinkedSection>
      <LinkedSection id="timeline" level={3} title={EVIDENCE.timeline}>
        <CaseTimeline requestId={request.id} vendorName={nameOf} />
      </LinkedSection>
    </VStack>
  );
}

/** The evidence for a decision between an owner and a Pro. */
export function CaseFile({ requestId, vendorId }: CaseFileProps) {
  const query = useQuery(requestQuery(requestId));
  return (
    <QueryBoundary query={query} what="the request">
      {(request) => <Evidence request={request} requestId={requestId} vendorId={vendorId} />}
    </QueryBoundary>
  );
}
