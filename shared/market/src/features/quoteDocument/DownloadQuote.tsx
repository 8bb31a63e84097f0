import { useAction } from '@tree-service/design/hooks';
import { Button } from '@tree-service/design';
import { FileDown } from 'lucide-react';
import { savePriceDocument } from '../priceDocument';
import { quoteDocument, type QuoteDocumentFacts } from './quoteDocument';

/** Saves a version of a quote as PDF, for either side. */
export function DownloadQuote({
  business,
  ...facts
}: Omit<QuoteDocumentFacts, 'business'> & {
  /** Undefined while it loads. */
  business: string | undefined;
}) {
  const download = useAction({
    run: () => savePriceDocument(quoteDocument({ ...facts, business: business ?? '' })),
    failed: "We couldn't create the PDF",
    refresh: [],
  });
  return (
    <Button
      variant="outline"
      loading={download.isPending}
      disabled={business === undefined}
      onClick={() => download.mutate()}
    >
      <FileDown size={18} aria-hidden />
      Download version {facts.quote.version} as PDF
    </Button>
  );
}
