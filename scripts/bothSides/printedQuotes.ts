import type { Marketplace } from '../../supabase/tests/support/marketplace';
import {
  quoteDocument,
  type QuoteDocumentFacts,
} from '../../shared/market/src/features/quoteDocument/quoteDocument';

type Facts = Omit<QuoteDocumentFacts, 'letterhead'> & { quote: { id: string } };

/** The PDF of every quote a person may read of a request and a Pro, by quote. */
export async function printedQuotes(
  market: Marketplace,
  person: string,
  request: string,
  vendor: string,
): Promise<Map<string, ReturnType<typeof quoteDocument>>> {
  const quotes = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ facts: Facts }>(
      `select jsonb_build_object(
         'request', to_jsonb(r) || jsonb_build_object('request_trees',
           (select jsonb_agg(to_jsonb(t)) from public.request_trees t where t.request_id = r.id)),
         'quote', to_jsonb(q) || jsonb_build_object('quote_line_items',
           (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.quote_line_items l where l.quote_id = q.id)),
         'job', (select to_jsonb(j) from public.jobs j where j.request_id = r.id and j.vendor_id = $2)) as facts
       from public.quotes q join public.service_requests r on r.id = q.request_id
       where q.request_id = $1 and q.vendor_id = $2 and q.state <> 'draft' order by q.version`,
      [request, vendor],
    ),
  );
  const printed = new Map<string, ReturnType<typeof quoteDocument>>();
  for (const { facts } of quotes) {
    const { id } = facts.quote;
    const letterhead = await market.call<QuoteDocumentFacts['letterhead']>(
      person,
      'quote_letterhead',
      { quote_id: id },
    );
    printed.set(id, quoteDocument({ ...facts, letterhead }));
  }
  return printed;
}
