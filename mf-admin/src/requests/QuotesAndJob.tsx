import { useQuery } from '@tanstack/react-query';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { formatCentsRange, QUOTE_STATES } from '@tree-service/domain';
import { FieldFrame, QueryBoundary, Select, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { CaseJob } from '../caseFile/CaseJob';
import { CaseQuote } from '../caseFile/CaseQuote';

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
