import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@tree-service/design/hooks';
import { Button } from '@tree-service/design';
import { FileDown } from 'lucide-react';
import { readLetterhead } from '../../api/quotes';
import { vendorFileAddressesQuery } from '../../api/vendorFiles';
import { savePriceDocument } from '../priceDocument';
import { quoteDocument, type QuoteDocumentFacts } from './quoteDocument';

/** Saves a version of a quote as PDF, for either side. */
export function DownloadQuote(facts: Omit<QuoteDocumentFacts, 'letterhead'>) {
  const queryClient = useQueryClient();
  const download = useAction({
    run: async () => {
      const letterhead = await readLetterhead(facts.quote.id);
      const { logo } = letterhead;
      const addresses =
        logo === null
          ? {}
          : await queryClient.fetchQuery(vendorFileAddressesQuery('vendor-media', [logo]));
      await savePriceDocument(
        quoteDocument({ ...facts, letterhead }),
        logo === null ? undefined : addresses[logo],
      );
    },
    failed: "We couldn't create the PDF",
    refresh: [],
  });
  return (
    <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
      <FileDown size={18} aria-hidden />
      Download version {facts.quote.version} as PDF
    </Button>
  );
}
