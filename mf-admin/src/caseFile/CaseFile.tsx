import { useQuery } from '@tanstack/react-query';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { Card, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { CaseJob } from './CaseJob';
import { CaseQuote } from './CaseQuote';
import { CaseRequest } from './CaseRequest';
import { CaseTimeline } from './CaseTimeline';
import { ConversationLog } from './ConversationLog';

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
    <>
      <Section level={3} title="Request">
        <CaseRequest request={request} />
      </Section>
      <Section level={3} title="Quotes">
        {quotes.length === 0 ? (
          <Nothing>No quotes from this Pro.</Nothing>
        ) : (
          <VStack>
            {quotes.map((quote) => (
              <CaseQuote key={quote.id} quote={quote} />
            ))}
          </VStack>
        )}
      </Section>
      <Section level={3} title="Job">
        {jobs.length === 0 ? (
          <Nothing>No job with this Pro.</Nothing>
        ) : (
          <VStack>
            {jobs.map((job) => (
              <CaseJob key={job.id} job={job} />
            ))}
          </VStack>
        )}
      </Section>
      <Section level={3} title="Conversation">
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
      </Section>
      <Section level={3} title="Timeline">
        <CaseTimeline requestId={request.id} proName={nameOf} />
      </Section>
    </>
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
