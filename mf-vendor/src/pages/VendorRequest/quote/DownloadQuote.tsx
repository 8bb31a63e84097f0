import type { LeadDetail, LeadQuote } from '@tree-service/market/api/leads';
import { savePriceDocument } from '@tree-service/market/features/priceDocument';
import { useAction } from '@tree-service/design/hooks';
import { Button } from '@tree-service/design';
import { FileDown } from 'lucide-react';
import { useBusiness } from '../../../business/useBusiness';
import { quoteDocument, type QuotedRequest } from './quoteDocument';

/** Saves a version of the quote as PDF. */
export function DownloadQuote({
  request,
  quote,
  job,
}: {
  request: QuotedRequest;
  quote: LeadQuote;
  job: LeadDetail['jobs'];
}) {
  const business = useBusiness();
  const download = useAction({
    run: async () => {
      await savePriceDocument(
        quoteDocument(business.data?.business_name ?? '', request, quote, job),
      );
    },
    failed: "We couldn't create the PDF",
    refresh: [],
  });
  return (
    <Button
      variant="outline"
      loading={download.isPending}
      disabled={business.data === undefined}
      onClick={() => download.mutate()}
    >
      <FileDown size={18} aria-hidden />
      Download version {quote.version} as PDF
    </Button>
  );
}
